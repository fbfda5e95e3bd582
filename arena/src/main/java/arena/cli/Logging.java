package arena.cli;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.nio.charset.StandardCharsets;

/**
 * The configuration of the log: standard output belongs to the commands, and warnings go to standard error, one line
 * each. It is code, and found by name, because reading a file of settings would cost each command some fifty
 * milliseconds.
 */
public final class Logging extends ContextAwareBase implements Configurator {

    /** Called by the logging library. */
    public Logging() {}

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setCharset(StandardCharsets.UTF_8);
        encoder.setPattern("%d{HH:mm:ss} %-5level %logger{0}: %msg%n%rEx{short}");
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setName("stderr");
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(appender);
        // The store reports a lost database in a sentence; its libraries would log every attempt with a stack trace.
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR);
        context.getLogger("org.flywaydb").setLevel(Level.ERROR);
        // A lost database is reported as above, and a game that was given away by the worker.
        context.getLogger("com.github.kagkarlsson").setLevel(Level.OFF);
        // The pages report their own failures, and the command reports a port that is in use.
        context.getLogger("io.javalin").setLevel(Level.OFF);
        context.getLogger("org.eclipse.jetty").setLevel(Level.ERROR);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
