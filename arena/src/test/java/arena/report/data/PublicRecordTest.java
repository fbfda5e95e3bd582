package arena.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import arena.games.windwardopolis.Windwardopolis;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.Verification;
import arena.report.HostPaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublicRecordTest {

    private static final HostPaths PATHS = new HostPaths(List.of(Path.of("/srv/contest")));

    @TempDir
    private Path root;

    /** The packed map contains {@code +/} and a further slash, which looks like a path of the host. */
    @Test
    void aRecordWithAFileAmongItsSettingsIsVerifiedLikeTheOriginal() throws IOException {
        Path record =
                PlayedMatch.play(root.resolve("played"), Windwardopolis.definition(), Map.of("most-ticks", "60"), 1);
        Map<String, String> settings = settings(record);
        assertThat(settings.get("map")).contains("+/").startsWith("harbour sha256:");

        Path copy = Files.write(root.resolve("copy.jsonl"), PublicRecord.of(record, PATHS));
        Path lines = Files.write(root.resolve("lines.jsonl"), PublicRecord.lines(record, PATHS));

        for (Path one : List.of(copy, lines)) {
            assertThat(settings(one)).isEqualTo(settings);
            assertThat(Verification.of(MatchRecord.read(one), Windwardopolis.definition())
                            .differences())
                    .isEmpty();
        }
    }

    private static Map<String, String> settings(Path record) {
        return MatchRecord.read(record).began().orElseThrow().settings();
    }

    @Test
    void theWordsOfARecordLoseTheFoldersOfTheHostAndWhatIsExchangedKeepsThem() throws IOException {
        Path record = root.resolve("words.jsonl");
        Files.writeString(record, """
                {"event":"noticed","words":"/srv/contest/teams/A/output_1.txt is locked"}
                {"event":"ruled","answer":"/srv/contest/x","code":1}
                """);

        assertThat(PublicRecord.lines(record, PATHS))
                .containsExactly(
                        "{\"event\":\"noticed\",\"words\":\"teams/A/output_1.txt is locked\"}",
                        "{\"event\":\"ruled\",\"answer\":\"/srv/contest/x\",\"code\":1}");
    }
}
