package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests with the output of failed programs, as these versions of the starter bots' runtimes printed it. */
class PrintedErrorsTest {

    private static final String PYTHON = """
        Traceback (most recent call last):
          File "/b/bot.py", line 12, in <module>
            choose()
            ~~~~~~^^
          File "/b/bot.py", line 4, in choose
            return {}["x"]
        KeyError: 'x'
        """;

    private static final String PYTHON_CHAINED = """
        Traceback (most recent call last):
          File "/b/bot.py", line 2, in <module>
            1 / 0
        ZeroDivisionError: division by zero

        During handling of the above exception, another exception occurred:

        Traceback (most recent call last):
          File "/b/bot.py", line 4, in <module>
            raise ValueError("boom")
        ValueError: boom
        """;

    private static final String JAVA = """
        Exception in thread "main" java.lang.IllegalStateException: boom
        \tat Bot.choose(Bot.java:7)
        \tat Bot.main(Bot.java:3)
        Caused by: java.lang.NullPointerException: Cannot read field "x"
        \tat Bot.state(Bot.java:9)
        \t... 1 more
        """;

    private static final String JAVA_PRINTED = """
        bot.Trouble: no way to stop 7
        \tat bot.Bot.choose(Bot.java:7)
        """;

    private static final String CPP = """
        terminate called after throwing an instance of 'std::out_of_range'
          what():  vector::_M_range_check: __n (which is 9) >= this->size() (which is 0)
        """;

    private static final String MONO = """

        Unhandled Exception:
        System.NullReferenceException: Object reference not set to an instance of an object
          at Bot.Main (System.String[] args) [0x00003] in <2f1a>:0
        [ERROR] FATAL UNHANDLED EXCEPTION: System.NullReferenceException: Object reference not set
          at Bot.Main (System.String[] args) [0x00003] in <2f1a>:0
        """;

    private static final String DOTNET = """
        Unhandled exception. System.InvalidOperationException: boom
           at Bot.Choose() in /b/Bot.cs:line 7
           at Bot.Main(String[] args) in /b/Bot.cs:line 3
        """;

    private static final String NODE = """
        /b/bot.js:7
            const x = state.map.width;
                            ^

        TypeError: Cannot read properties of undefined (reading 'map')
            at choose (/b/bot.js:7:21)
            at Object.<anonymous> (/b/bot.js:3:1)

        Node.js v18.19.0
        """;

    private static final String RUST = """

        thread 'main' panicked at src/main.rs:7:9:
        index out of bounds: the len is 3 but the index is 9
        note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
        """;

    private static final String RUST_TRACED = """
        thread 'main' (3016) panicked at a.rs:1:64:
        index out of bounds: the len is 0 but the index is 3
        stack backtrace:
           0: __rustc::rust_begin_unwind
                     at /rustc/5980/library/std/src/panicking.rs:689:5
           1: core::panicking::panic_fmt
                     at /rustc/5980/library/core/src/panicking.rs:80:14
           2: a::main
        note: Some details are omitted, run with `RUST_BACKTRACE=full` for a verbose backtrace.
        """;

    private static final String GO = """
        panic: runtime error: index out of range [9] with length 3

        goroutine 1 [running]:
        main.choose(...)
        \t/b/bot.go:7
        main.main()
        \t/b/bot.go:3 +0x1d
        exit status 2
        """;

    private static final String LOGGED = """
        ERROR:root:it failed
        Traceback (most recent call last):
          File "/b/bot.py", line 2, in <module>
            1 / 0
        ZeroDivisionError: division by zero
        """;

    static Stream<Arguments> runtimes() {
        return Stream.of(
                Arguments.of(PYTHON, "KeyError: 'x'"),
                Arguments.of(PYTHON_CHAINED, "ZeroDivisionError: division by zero"),
                Arguments.of(JAVA, "Exception in thread \"main\" java.lang.IllegalStateException: boom"),
                Arguments.of(JAVA_PRINTED, "bot.Trouble: no way to stop 7"),
                Arguments.of(CPP, "terminate called after throwing an instance of 'std::out_of_range'"),
                Arguments.of(
                        "bot: bot.cpp:12: int main(): Assertion `x > 0' failed.\n",
                        "bot: bot.cpp:12: int main():" + " Assertion `x > 0' failed."),
                Arguments.of("Segmentation fault (core dumped)\n", "Segmentation fault (core dumped)"),
                Arguments.of("free(): invalid pointer\n", "free(): invalid pointer"),
                Arguments.of(
                        MONO,
                        "System.NullReferenceException: Object reference not set to an instance of an" + " object"),
                Arguments.of(DOTNET, "Unhandled exception. System.InvalidOperationException: boom"),
                Arguments.of(NODE, "TypeError: Cannot read properties of undefined (reading 'map')"),
                Arguments.of(
                        RUST,
                        "thread 'main' panicked at src/main.rs:7:9: index out of bounds: the len is 3 but"
                                + " the index is 9"),
                Arguments.of(
                        RUST_TRACED,
                        "thread 'main' (3016) panicked at a.rs:1:64: index out of bounds: the len is"
                                + " 0 but the index is 3"),
                Arguments.of(GO, "panic: runtime error: index out of range [9] with length 3"),
                Arguments.of(
                        "./bot.sh: line 12: foo: command not found\n",
                        "./bot.sh: line 12: foo: command not" + " found"),
                Arguments.of("./bot.sh: 12: foo: not found\n", "./bot.sh: 12: foo: not found"),
                Arguments.of("sh: 1: foo: not found\n", "sh: 1: foo: not found"),
                Arguments.of(
                        "2026-11-23 12:00:01,123 ERROR no order found\n",
                        "2026-11-23 12:00:01,123 ERROR no order" + " found"),
                Arguments.of("SEVERE: no order found\n", "SEVERE: no order found"),
                Arguments.of(LOGGED, "ERROR:root:it failed"));
    }

    @ParameterizedTest
    @MethodSource("runtimes")
    void anErrorOfEachRuntimeCountsOnceHoweverOftenItIsPrinted(String printed, String first) {
        assertThat(seen(printed).count()).isEqualTo(1);
        assertThat(seen(printed).first()).isEqualTo(first);
        assertThat(seen(printed.repeat(132)).count()).isEqualTo(132);
        assertThat(seen(printed.repeat(132)).first()).isEqualTo(first);
    }

    @Test
    void theFirstErrorIsKeptAsItWasPrinted() {
        assertThat(seen("Turn 1: C 4\n" + PYTHON + "Turn 2: C 5\n" + JAVA).lines())
                .containsExactlyElementsOf(PYTHON.lines().toList());
        assertThat(seen(CPP).lines()).hasSize(2).last().asString().startsWith("  what():  vector");
    }

    @Test
    void ofADeepTraceTheLineThatNamesTheErrorIsKept() {
        String deep = "Traceback (most recent call last):\n" + "  File \"b.py\", line 1, in f\n".repeat(400)
                + "RecursionError: maximum recursion depth exceeded\n";
        assertThat(seen(deep).lines()).hasSize(20).endsWith("RecursionError: maximum recursion depth exceeded");
        assertThat(seen(deep).first()).startsWith("RecursionError");
    }

    @Test
    void debugOutputOfABotIsNoError() {
        assertThat(seen("""
            Turn 3: C 4 was answered with code 0
            turn: 3: C 4
            error: 0.25
            errors: 0
            error = 0.25
            no error found
            estimated error rate 0.5
            depth 7: score 12, nodes 120000
            Picked up JAVA_TOOL_OPTIONS: -Xmx64m
            12:30:01 INFO ready
            warning: unused variable `x`
              at the crossing: turn left
            """).count()).isZero();
    }

    private static Event.Errors seen(String printed) {
        PrintedErrors errors = new PrintedErrors();
        printed.lines().forEach(errors::read);
        return errors.result();
    }
}
