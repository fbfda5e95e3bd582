package arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A test of public texts, which must not contain folders of the host. */
class HostPathsTest {

    private final HostPaths paths =
            new HostPaths(List.of(Path.of("/srv/my cups"), Path.of("/srv/my cups/cup.contest")));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            all it printed: /home/olga/cup/logs/one.log              | all it printed: one.log
            File "/home/olga/entries/Heron/bot.py", line 3           | File "bot.py", line 3
            at run (/opt/bots/a.js:3:4)                              | at run (a.js:3:4)
            file:///home/olga/x.mjs:1                                | x.mjs:1
            logs=/var/lib/arena/x                                    | logs=x
            all is in /srv/my cups/cup.contest/logs/a.log            | all is in logs/a.log
            -I/srv/my cups/entries/Heron                             | -Ientries/Heron
            C:\\Users\\Olga\\cup\\bot.py is missing                  | bot.py is missing
            see https://example.org/a/b/c                            | see https://example.org/a/b/c
            won 1/2, src/main/java, C 15, and/or                     | won 1/2, src/main/java, C 15, and/or
            a // comment /                                           | a // comment /
            """)
    void ofAnAbsolutePathOnlyTheLastNameStays(String words, String left) {
        assertThat(paths.without(words.replace("\\\\", "\\"))).isEqualTo(left.replace("\\\\", "\\"));
    }

    @Test
    void severalPathsInSeveralLinesGo() {
        assertThat(paths.without("/a/b/c\n  /d/e/f: no\n'/g/h'")).isEqualTo("c\n  f: no\n'h'");
    }
}
