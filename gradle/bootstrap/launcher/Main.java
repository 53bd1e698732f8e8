package org.gradle.launcher;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Properties;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.internal.file.FileCollectionFactory;
import org.gradle.api.internal.tasks.userinput.UserInputReader;
import org.gradle.cli.CommandLineArgumentException;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.configuration.GradleLauncherMetaData;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.initialization.ReportedException;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.daemon.client.execution.ClientBuildRequestContext;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.console.GlobalUserInputReceiver;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.service.ServiceRegistryBuilder;
import org.gradle.internal.service.scopes.BasicGlobalScopeServices;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.cli.BuildEnvironmentConfigurationConverter;
import org.gradle.launcher.cli.Parameters;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.exec.BuildActionParameters;
import org.gradle.launcher.exec.BuildActionResult;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.tooling.internal.provider.ForwardStdInToThisProcess;
import org.gradle.tooling.internal.provider.RunInProcess;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.GradleVersion;

/** Runs one build in this process: the command line front end that the published jar leaves out. */
public final class Main extends EntryPoint {
  @Override
  protected void doAction(String[] args, ExecutionListener listener) {
    ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
    NativeServices.initializeOnClient(
        userHome(), NativeServices.NativeServicesMode.fromSystemProperties());
    ServiceRegistry basic =
        ServiceRegistryBuilder.builder()
            .displayName("basic services")
            .parent(logging)
            .parent(NativeServices.getInstance())
            .provider(new BasicGlobalScopeServices())
            .build();

    Parameters parameters;
    try {
      parameters = parse(args, basic);
    } catch (CommandLineArgumentException e) {
      System.err.println(e.getMessage());
      listener.onFailure(e);
      return;
    }
    if (parameters == null) {
      return;
    }
    StartParameterInternal start = parameters.getStartParameter();
    DaemonParameters daemon = parameters.getDaemonParameters();
    daemon.setEnabled(false);

    LoggingManagerInternal console = logging.getFactory(LoggingManagerInternal.class).create();
    console.setLevelInternal(start.getLogLevel());
    console.attachProcessConsole(start.getConsoleOutput());
    console.start();
    Properties properties = new Properties();
    properties.putAll(daemon.getEffectiveSystemProperties());
    System.setProperties(properties);
    try (BuildProcessState process =
        new BuildProcessState(
            start.isContinuous(),
            AgentStatus.disabled(),
            ClassPath.EMPTY,
            logging,
            NativeServices.getInstance())) {
      if (run(process.getServices(), start, daemon).hasFailure()) {
        listener.onFailure(new ReportedException());
      }
    } finally {
      console.stop();
    }
  }

  /** Null when the command line asked a question, which is then answered, and not for a build. */
  private static Parameters parse(String[] args, ServiceRegistry basic) {
    BuildEnvironmentConfigurationConverter converter =
        new BuildEnvironmentConfigurationConverter(
            new BuildLayoutFactory(), basic.get(FileCollectionFactory.class));
    CommandLineParser parser = new CommandLineParser();
    converter.configure(parser);
    parser.option("h", "?", "help").hasDescription("Shows this help message.");
    parser.option("v", "version").hasDescription("Prints version information.");
    ParsedCommandLine line = parser.parse(Arrays.asList(args));
    if (line.hasOption("help")) {
      System.out.println("Usage: gradlew [option...] [task...]");
      parser.printUsage(System.out);
      return null;
    }
    if (line.hasOption("version")) {
      System.out.println(GradleVersion.current() + ", from Maven artifacts");
      System.out.println("JVM " + Runtime.version() + ", " + System.getProperty("java.home"));
      return null;
    }
    Parameters parameters = converter.convertParameters(line, null);
    DaemonParameters daemon = parameters.getDaemonParameters();
    if (daemon.isStop() || daemon.isStatus()) {
      System.out.println("No daemons: this Gradle builds in its own process.");
      return null;
    }
    return parameters;
  }

  private static BuildActionResult run(
      ServiceRegistry services, StartParameterInternal start, DaemonParameters daemon) {
    BuildActionParameters action =
        new DefaultBuildActionParameters(
            daemon.getEffectiveSystemProperties(),
            daemon.getEnvironmentVariables(),
            new File("").getAbsoluteFile(),
            start.getLogLevel(),
            false,
            ClassPath.EMPTY);
    ClientBuildRequestContext context =
        new ClientBuildRequestContext(
            new GradleLauncherMetaData(),
            ManagementFactory.getRuntimeMXBean().getStartTime(),
            false,
            new DefaultBuildCancellationToken(),
            new NoOpBuildEventConsumer());
    return new RunInProcess(
            new ForwardStdInToThisProcess(
                services.get(GlobalUserInputReceiver.class),
                services.get(UserInputReader.class),
                System.in,
                services.get(BuildExecutor.class)))
        .execute(new ExecuteBuildAction(start), action, context);
  }

  private static File userHome() {
    String home = System.getenv("GRADLE_USER_HOME");
    return home != null ? new File(home) : new File(System.getProperty("user.home"), ".gradle");
  }
}
