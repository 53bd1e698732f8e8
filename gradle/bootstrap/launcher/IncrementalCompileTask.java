package org.gradle.internal.compiler.java;

import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;

/** Compiles in full: the published jar has no incremental Java compiler plugin. */
public final class IncrementalCompileTask implements JavaCompiler.CompilationTask {
  private final JavaCompiler.CompilationTask task;

  public IncrementalCompileTask(
      JavaCompiler.CompilationTask task,
      Function<File, Optional<String>> relativize,
      Consumer<String> backup,
      Consumer<Map<String, Set<String>>> classNames,
      BiConsumer<String, String> accessibleConstants,
      BiConsumer<String, String> privateConstants) {
    this.task = task;
  }

  @Override
  public void addModules(Iterable<String> names) {
    task.addModules(names);
  }

  @Override
  public void setProcessors(Iterable<? extends Processor> processors) {
    task.setProcessors(processors);
  }

  @Override
  public void setLocale(Locale locale) {
    task.setLocale(locale);
  }

  @Override
  public Boolean call() {
    return task.call();
  }
}
