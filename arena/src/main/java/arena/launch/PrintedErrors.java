package arena.launch;

import arena.match.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A count of the errors in an error stream, read line by line: stack traces of Python, Java, C# and JavaScript, panics
 * of Rust and Go, fatal messages of C++ programs, errors that a shell reports, and lines that a logger marks as errors.
 *
 * <p>A trace counts once, with its causes. The first error is kept as it was printed.
 */
final class PrintedErrors {

    private static final int MOST_LINES = 20;

    private static final Pattern TRACEBACK = Pattern.compile("\\s*(\\+ Exception Group )?Traceback \\(most recent .*");

    /** The lines between two tracebacks of which one is the cause of the other. */
    private static final Pattern CHAINED =
            Pattern.compile("During handling of the above exception.*|The above" + " exception was the direct cause.*");

    private static final Pattern FRAME =
            Pattern.compile("\\s+at \\S.*(\\(|:\\d).*|\\s+\\.\\.\\. \\d+ (more|common frames).*");

    /** The lines of a trace that are no frames. */
    private static final Pattern CAUSE =
            Pattern.compile("\\s*(Caused by: |Suppressed: |---> | ?--- End of ).*|.*FATAL UNHANDLED EXCEPTION: .*"
                    + "|stack backtrace:");

    private static final Pattern ERROR = Pattern.compile(Stream.of(
                    // Java, C#, JavaScript, and syntax errors of Python
                    "Exception in thread \".*",
                    "Unhandled exception\\. .*",
                    "\\[UnhandledPromiseRejection: .*",
                    ".*FATAL UNHANDLED EXCEPTION: .*",
                    "(Uncaught )?([A-Za-z_$][\\w$]*\\.)*[\\w$]*(Error|Exception)( \\[\\w+\\])?(: .*)?",
                    // Rust, Go
                    "thread '.*panicked at .*",
                    "(panic|fatal error|runtime error): .*",
                    // C and C++
                    "terminate called .*",
                    ".*: Assertion .* failed\\.",
                    "([^ ].*: )?(Segmentation fault|Aborted|Bus error|Floating point exception)( \\(core dumped\\))?",
                    "\\*\\*\\* stack smashing detected.*",
                    "(free|malloc|realloc|double free|corrupted|munmap_chunk).{0,3}(\\(\\)| or | size).*",
                    "==\\d+==ERROR: .*",
                    "\\S+:\\d+:\\d+: runtime error: .*",
                    // shells, which name their script or themselves: "turn: 3: C 4" is none
                    "\\S+: line \\d+: \\S.*",
                    "(\\S*[./]\\S*|(da|ba|k|z)?sh): \\d+: \\S.*",
                    // loggers
                    "[-\\d\\s:.,/\\[\\]TZ|]*(ERROR|FATAL|SEVERE|CRITICAL)([\\]:| ].*)?",
                    "(error|fatal|Error|Fatal|Fatal error): (?![-+.\\d]+$).*")
            .map(one -> "(?:" + one + ")")
            .reduce((one, other) -> one + "|" + other)
            .orElseThrow());

    private enum Context {
        NOTHING,
        /** A traceback of Python, whose last line names the error. */
        TRACEBACK,
        /** An error that was counted and may have a trace. */
        ERROR
    }

    private final List<String> lines = new ArrayList<>();
    private String first = "";
    private String before = "";
    private int count;
    private Context context = Context.NOTHING;
    private boolean chained;

    /** Processes the next line. */
    void read(String line) {
        if (line.isBlank()) {
            return;
        }
        if (TRACEBACK.matcher(line).matches()) {
            traceback(line);
        } else if (context == Context.TRACEBACK) {
            keep(line);
            if (!Character.isWhitespace(line.charAt(0))) {
                name(line);
                context = Context.NOTHING;
            }
        } else if (FRAME.matcher(line).matches()) {
            frame(line);
        } else if (context == Context.ERROR
                && (Character.isWhitespace(line.charAt(0))
                        || CAUSE.matcher(line).matches())) {
            keep(line);
        } else if (ERROR.matcher(line).matches()) {
            begin(line, Context.ERROR);
            name(line);
        } else if (context == Context.ERROR && before.endsWith(":")) {
            // A panic of Rust has its message on a line of its own.
            keep(line);
            nameFully(line);
        } else {
            context = Context.NOTHING;
            chained |= CHAINED.matcher(line).matches();
        }
        before = line;
    }

    /** Handles a traceback; one after a line that names its error, as loggers print it, belongs to the same error. */
    private void traceback(String line) {
        if (chained || (context == Context.ERROR && ERROR.matcher(before).matches())) {
            keep(line);
        } else {
            begin(line, Context.TRACEBACK);
        }
        chained = false;
        context = Context.TRACEBACK;
    }

    /** Handles a frame; a trace begins with the line before its first frame. */
    private void frame(String line) {
        if (context == Context.NOTHING && !before.isEmpty() && !Character.isWhitespace(before.charAt(0))) {
            begin(before, Context.ERROR);
            name(before);
        }
        keep(line);
    }

    private void begin(String line, Context now) {
        count++;
        context = now;
        keep(line);
    }

    private void name(String line) {
        if (count == 1 && first.isEmpty()) {
            first = line.strip();
        }
    }

    private void nameFully(String line) {
        if (count == 1 && first.equals(before.strip())) {
            first = first + " " + line.strip();
        }
    }

    /** Keeps a line of the first error; of a trace that is too long the last line, which may name the error. */
    private void keep(String line) {
        if (count != 1) {
            return;
        }
        if (lines.size() == MOST_LINES) {
            lines.remove(MOST_LINES - 1);
        }
        lines.add(line);
    }

    /** Returns the errors so far. */
    Event.Errors result() {
        return count == 0 ? Event.Errors.NONE : new Event.Errors(count, first.isEmpty() ? lines.get(0) : first, lines);
    }
}
