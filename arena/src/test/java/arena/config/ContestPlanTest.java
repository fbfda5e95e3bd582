package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ContestPlanTest {

    private static final String FILE = SampleContest.HEAD + """
            [draw]
            kind = seeding
            order = Beta Alpha
            [team Alpha]
            command = "my bot" {folder}
            folder = bots/alpha
            env.EMPTY =
            [team Beta]
            bot = superbot:1
            """;

    @TempDir
    private Path folder;

    @Test
    void itsTextSaysAllThatTheDrawFixes() throws IOException {
        assertThat(plan(FILE).text()).isEqualTo("""
                [contest]
                fill.bot = superbot:1
                format = league
                game = toy
                name = Spring Cup
                seats = 2
                [draw]
                kind = seeding
                order = Beta Alpha
                seed =\s
                [format]
                legs = 1
                points = 1 0
                tie-breaks =\s
                [play-off]
                [settings]
                move-time = 3s
                swaps = 5
                [team Alpha]
                command = "my bot" {folder}
                env.EMPTY =\s
                folder = ./bots/alpha
                start-up = 10s
                [team Beta]
                bot = superbot:1
                """);
    }

    @Test
    void readingItUndoesWriting() throws IOException {
        ContestPlan plan = plan(FILE);

        assertThat(ContestPlan.read(plan.text())).isEqualTo(plan);
        assertThat(plan.digest())
                .hasSize(64)
                .isEqualTo(ContestPlan.read(plan.text()).digest());
    }

    static List<Arguments> changes() {
        return List.of(
                Arguments.of("; a comment\n" + FILE, List.of()),
                Arguments.of(
                        FILE + "title = The Betas\n[run]\nmatches = 2\n[database]\nurl = jdbc:postgresql://x/y\n",
                        List.of()),
                Arguments.of(
                        FILE.replace("format = league", "results = hidden\nfolder = elsewhere\nformat = LEAGUE"),
                        List.of()),
                Arguments.of(FILE + "[format]\nlegs = 1\npoints = 1 0\n[settings]\nswaps = 5\n", List.of()),
                Arguments.of(FILE + "[format]\nlegs = 2\n", List.of("[format] has legs = 2; it had 1.")),
                Arguments.of(
                        FILE + "[format]\npoints = game\ntie-breaks = moves\n",
                        List.of(
                                "[format] has points = game; it had 1 0.",
                                "[format] has tie-breaks = moves; it had nothing.")),
                Arguments.of(FILE + "[settings]\nswaps = 3\n", List.of("[settings] has swaps = 3; it had 5.")),
                Arguments.of(FILE + "[play-off]\nswaps = 3\n", List.of("[play-off] has swaps = 3; it had nothing.")),
                Arguments.of(
                        FILE.replace("superbot:1", "WIRE:R\u00f6de Orm"),
                        List.of("[team Beta] has bot = wire:R\u00f6de Orm; it had superbot:1.")),
                Arguments.of(
                        FILE.replace("superbot:1", "superbot:2"),
                        List.of("[team Beta] has bot = superbot:2; it had superbot:1.")),
                Arguments.of(
                        FILE.replace("bots/alpha", "bots/other"),
                        List.of("[team Alpha] has folder = ./bots/other; it had ./bots/alpha.")),
                Arguments.of(
                        FILE.replace("Beta", "Gamma"),
                        List.of(
                                "[draw] has order = Gamma Alpha; it had Beta Alpha.",
                                "The team Beta is gone.",
                                "The team Gamma is new.")));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void whatIsOtherwiseThanItWasDrawnIsSaid(String text, List<String> sentences) throws IOException {
        ContestPlan drawn = plan(FILE);

        ContestFile now = new SampleContest(folder).sound(text);

        assertThat(ContestPlan.of(now).changesSince(drawn)).isEqualTo(sentences);
        assertThat(ContestPlan.of(now).digest().equals(drawn.digest())).isEqualTo(sentences.isEmpty());
    }

    @Test
    void aSeedThatWasTakenOutOfTheFileIsNotToldToEverybody() throws IOException {
        String seed = "0123456789abcdef".repeat(4);
        ContestPlan drawn = plan(FILE.replace("kind = seeding", "kind = seeding\nseed = " + seed));

        assertThat(ContestPlan.of(new SampleContest(folder).sound(FILE)).changesSince(drawn))
                .containsExactly("[draw] has another seed than it had.");
    }

    @Test
    void aContestThatMovesToAnotherFolderIsTheSame() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));

        assertThat(ContestPlan.of(new SampleContest(other).sound(FILE))).isEqualTo(plan(FILE));
    }

    private ContestPlan plan(String text) throws IOException {
        return ContestPlan.of(new SampleContest(folder).sound(text));
    }
}
