package arena.cli;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.Version;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.config.SpellingSuggestion;
import arena.exchange.FieldException;
import arena.launch.program.LaunchException;
import arena.match.VenueException;
import arena.record.Printable;
import arena.record.RecordException;
import arena.report.ReportException;
import arena.report.chart.ChartException;
import arena.store.StoreException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** A handler that turns every failure of a command into sentences and an exit code. */
final class ErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private static final String WHAT =
            "Invalid value for (?:option|positional parameter at index \\S+) ['(]([^')]*)[')][^:]*: ";
    private static final Pattern NO_NUMBER = Pattern.compile(WHAT + "'(.*)' is not an? (?:long|int)", Pattern.DOTALL);
    private static final Pattern NO_WORD =
            Pattern.compile(WHAT + "expected one of \\[(.*)] \\(case-insensitive\\) but was '(.*)'", Pattern.DOTALL);

    private final CommandEnvironment host;

    ErrorHandler(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public int handleParseException(ParameterException mistake, String[] words) {
        CommandSpec command = mistake.getCommandLine().getCommandSpec();
        String more = "\"" + command.qualifiedName() + " --help\" shows its options.";
        host.err().println("arena: " + Printable.of(sentence(mistake, command)) + " " + more);
        return ExitCode.USAGE;
    }

    private static String sentence(ParameterException mistake, CommandSpec command) {
        if (mistake instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unmatched(unmatched.getUnmatched().get(0), command);
        }
        return plain(Objects.toString(mistake.getMessage(), "The command line cannot be read"))
                        .replaceAll("[.\\s]+$", "")
                + ".";
    }

    /** Says the same without the words of programmers. */
    private static String plain(String message) {
        Matcher number = NO_NUMBER.matcher(message);
        if (number.matches()) {
            return number.group(1) + " is a whole number, not \"" + number.group(2) + "\"";
        }
        Matcher word = NO_WORD.matcher(message);
        if (word.matches()) {
            return word.group(1) + " is one of " + word.group(2).toLowerCase(Locale.ROOT) + ", not \"" + word.group(3)
                    + "\"";
        }
        return message;
    }

    private static String unmatched(String word, CommandSpec command) {
        String name = command.qualifiedName();
        if (word.startsWith("-")) {
            List<String> options = command.options().stream()
                    .flatMap(option -> Stream.of(option.names()))
                    .toList();
            return "\"" + name + "\" has no option " + word + "; "
                    + SpellingSuggestion.of(word.replaceAll("=.*", ""), options)
                            .map(near -> "did you mean " + near + "?")
                            .orElse("leave it out.");
        }
        return command.subcommands().isEmpty()
                ? "\"" + word + "\" is an unexpected word for \"" + name + "\"; leave it out."
                : NameLookup.unknown("command", word, command.subcommands().keySet());
    }

    /** Prints the sentences of a failure and returns its exit code. */
    int handle(RequestFailure failure) {
        failure.sentences().forEach(sentence -> host.err().println("arena: " + Printable.of(sentence)));
        return ExitCode.of(failure);
    }

    @Override
    public int handleExecutionException(Exception thrown, CommandLine command, ParseResult result) {
        if (thrown instanceof RequestFailure failure) {
            return handle(failure);
        }
        if (thrown instanceof RecordException failure) {
            host.err().println("arena: " + Printable.of(failure.words()));
            return ExitCode.USAGE;
        }
        if (thrown instanceof VenueException failure) {
            host.err().println("arena: " + Printable.of(failure.words()));
            return ExitCode.INFRASTRUCTURE;
        }
        if (thrown instanceof StoreException failure) {
            host.err().println("arena: " + Printable.of(failure.words()));
            return ExitCode.INFRASTRUCTURE;
        }
        if (thrown instanceof FieldException
                || thrown instanceof LaunchException
                || thrown instanceof ReportException
                || thrown instanceof ChartException) {
            host.err().println("arena: " + Printable.of(String.valueOf(thrown.getMessage())));
            return ExitCode.INFRASTRUCTURE;
        }
        return handleDefect(thrown);
    }

    /** Prints that the arena itself has failed, and returns the exit code. */
    int handleDefect(Throwable defect) {
        if (StopSignal.isStopping()) {
            host.err().println("arena: stopped before it was done.");
            return ExitCode.STOPPED;
        }
        host.err().println("arena: " + words(defect));
        return ExitCode.INFRASTRUCTURE;
    }

    /** Writes the stack trace into a file of its own, and prints the path. */
    private String words(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        String cause = thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
        for (Path folder : List.of(host.folder().resolve(".arena"), Path.of(System.getProperty("java.io.tmpdir")))) {
            try {
                Files.createDirectories(folder);
                Path file = folder.resolve("failure-" + Instant.now().toEpochMilli() + ".log");
                Files.writeString(file, "arena " + Version.text() + "\n" + trace);
                return "The arena itself has failed (" + cause + "); the details are in"
                        + " " + file
                        + ". Please report the error with that file and your command.";
            } catch (IOException unwritable) {
                // The next folder may be writable; otherwise the trace is printed, see below.
                trace.append(unwritable.toString());
            }
        }
        return "The arena itself has failed (" + cause + ") and could not save the" + " details:\n" + trace;
    }
}
