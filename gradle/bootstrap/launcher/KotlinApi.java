package org.gradle.launcher;

import java.util.Set;
import org.gradle.initialization.GradleApiSpecProvider;

/** Lets plugins share Gradle's Kotlin library, as the Kotlin DSL module (absent here) would. */
public final class KotlinApi extends GradleApiSpecProvider.SpecAdapter
    implements GradleApiSpecProvider {
  @Override
  public Spec get() {
    return this;
  }

  @Override
  public Set<String> getExportedPackages() {
    return Set.of("kotlin");
  }
}
