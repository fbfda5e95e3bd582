package arena.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.cli.host.CommandEnvironment;
import arena.cli.show.MatchesTable;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchSummary;
import arena.record.PlayedMatch;
import arena.record.RecordFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordCommandsTest {

    @TempDir
    Path directory;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Path match;

    @BeforeEach
    void play() {
        match = PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4);
    }

    @Test
    void matchesAreListedUnderAHeadWithWinnerReasonMovesAndFaults() {
        assertThat(run("matches")).isZero();
        assertThat(out())
                .matches("MATCH +WINNER +HOW IT ENDED\nmatch-chain-reaction-4  (Amber_1|Basalt2)  [a-z ]+, [0-9]+"
                        + " moves, "
                        + "[0-9.]+ m?s(; faults: (Amber_1|Basalt2) [0-9]+(, Basalt2 [0-9]+)?)? *\n");
    }

    @Test
    void theMatchesOfOneTeamAreListed() {
        assertThat(run("matches", "amber_1")).isZero();
        assertThat(out()).contains("match-chain-reaction-4");
        assertThat(run("matches", "Amber")).isZero();
        assertThat(out()).isEmpty();
        assertThat(err()).isEqualTo("No record in " + directory + " is of a match of \"Amber\".\n");
    }

    @Test
    void noRowOfATableIsWiderThanTheTerminal() {
        MatchSummary summary = new RecordFolder(directory).summary(match);
        assertThat(new MatchesTable(List.of(summary), 200).lines()).hasSize(2);
        for (int width : new int[] {50, 30, 10}) {
            assertThat(new MatchesTable(List.of(summary), width).lines())
                    .hasSize(4)
                    .allMatch(line -> line.length() <= width);
        }
        assertThat(new MatchesTable(List.of(summary), 30).lines().get(2)).isEqualTo("match-chain-reaction-4");
    }

    @Test
    void oneMoveIsNotCalledMoves() {
        Event.Ended end = new Event.Ended(7_000_000, 1, 1, List.of(), "king hit", "");
        MatchSummary summary = new MatchSummary(match, Optional.empty(), Optional.of(end), List.of(), Optional.empty());
        assertThat(new MatchesTable(List.of(summary), 200).lines().get(1)).endsWith("king hit, 1 move, 7 ms");
    }

    @Test
    void matchesAreListedForPrograms() {
        assertThat(run("matches", "--json", "--all")).isZero();
        assertThat(out())
                .startsWith("{\"match\":\"match-chain-reaction-4\",\"game\":\"chain-reaction\",\"seed\":4,")
                .contains("\"seats\":[\"Amber_1\",\"Basalt2\"]", "\"over\":true", "\"record\":\"" + match + "\"")
                .endsWith("}\n");
    }

    @Test
    void aDirectoryWithoutRecordsAndAnImpossibleNumberAreSaidInASentence() throws IOException {
        Files.delete(match);
        assertThat(run("matches")).isZero();
        assertThat(err()).isEqualTo("There is no record in " + directory + " yet; `arena play` makes one.\n");
        assertThat(run("matches", "--last", "0")).isEqualTo(2);
        assertThat(err()).contains("--last is the number of matches to list, 1 or more, not 0.");
    }

    @Test
    void aSoundRecordVerifies() {
        assertThat(run("verify", "last")).isZero();
        assertThat(out())
                .matches(".*match-chain-reaction-4.jsonl: [0-9]+ prompts and [0-9]+ rulings follow the rules,"
                        + " and so does the end.\n");
        assertThat(run("verify", "last", "--json")).isZero();
        assertThat(out()).contains("\"same\":true,\"complete\":true", "\"differences\":[]");
    }

    @Test
    void aFileBesideTheCommandNeverStandsInForTheRecordOfItsName() throws IOException {
        Console console = new Console(Files.createDirectories(directory.resolve("elsewhere"))).config("");
        assertThat(console.type("play", "superbot:1", "superbot:2", "--seed", "7")
                        .code())
                .isZero();
        Path record = new RecordFolder(console.folder().resolve(".arena/records"))
                .files()
                .get(0);
        String id = record.getFileName().toString().replace(".jsonl.gz", "");
        String beginning = id.substring(0, id.length() - 1);
        for (String name : List.of(id, id + ".jsonl", id + ".jsonl.gz", beginning)) {
            Path planted = Files.copy(match, console.folder().resolve(name));
            Console.Printed printed = console.type("verify", name);
            assertThat(printed.code()).isZero();
            assertThat(printed.out()).startsWith(record + ": ");
            assertThat(printed.err()).contains("is the record " + record, "was ignored. To use it, write ./" + name);
            assertThat(console.type("verify", "./" + name).out()).startsWith(planted + ": ");
            assertThat(console.type("replay", name, "--plain").err()).contains("was ignored");
        }
        Files.copy(match, console.folder().resolve("mine"));
        assertThat(console.type("verify", "mine").out())
                .startsWith(console.folder().resolve("mine") + ": ");
    }

    @Test
    void aForgedRecordFailsWithTheLineAndWhatTheRulesSay() throws IOException {
        Files.writeString(
                match, Files.readString(match).replaceFirst("\"reason\":\"[a-z ]*\"", "\"reason\":\"bribery\""));
        assertThat(run("verify", "last")).isEqualTo(1);
        assertThat(out())
                .contains("this differs from the rules:\n  Line ", "the reason in the end is recorded as \"bribery\"");
        assertThat(run("verify", "last", "--json")).isEqualTo(1);
        assertThat(out()).contains("\"same\":false", "bribery");
    }

    @Test
    void aTornRecordVerifiesAsFarAsItGoes() throws IOException {
        byte[] whole = Files.readAllBytes(match);
        Files.write(match, Arrays.copyOf(whole, whole.length - 20));
        assertThat(run("verify", match.toString())).isZero();
        assertThat(out())
                .contains(
                        "follow the rules, up to the last event of the record.\n",
                        "ends in the" + " middle of" + " a line");
    }

    @Test
    void aRecordThatIsNotThereIsAMistakeOfTheCommandLine() {
        assertThat(run("verify", "nowhere")).isEqualTo(2);
        assertThat(err()).contains("There is no record \"nowhere\" in " + directory);
        assertThat(run("replay", directory.resolve("none.jsonl").toString())).isEqualTo(2);
    }

    @Test
    void aReplayWithoutATerminalIsPlainLines() {
        assertThat(run("replay", "last")).isZero();
        assertThat(out().lines().toList())
                .startsWith("match-chain-reaction-4: chain-reaction, Amber_1 against Basalt2, seed 4")
                .anyMatch(line -> line.startsWith("   1  Amber_1  K "))
                .last()
                .asString()
                .contains(" wins: ");
        assertThat(err()).isEmpty();
    }

    @Test
    void aReplayDrawsTheBoardAsItsViewerSawIt() {
        assertThat(run("replay", "last", "--boards")).isZero();
        assertThat(out()).contains("(K1)");
        assertThat(run("replay", "last", "--boards", "--as", "spectator")).isZero();
        assertThat(out().substring(0, 4000)).doesNotContain("(K1)", "K 1");
        assertThat(run("replay", "last", "--as", "3")).isEqualTo(2);
        assertThat(err())
                .contains("--as must be referee (sees everything), spectator (sees no secrets) or a seat from 1"
                        + " to 2, not"
                        + " \"3\".");
    }

    private int run(String... words) {
        out.reset();
        err.reset();
        CommandEnvironment host = new CommandEnvironment(directory, directory, print(out), print(err), false, false);
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--records", directory.toString()));
        return Console.run(host, all.toArray(String[]::new));
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
