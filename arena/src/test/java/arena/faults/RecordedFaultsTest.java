package arena.faults;

import arena.contract.Golden;
import arena.game.GameDefinition;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.plugin.Games;
import arena.record.CrashReport;
import arena.record.EventText;
import arena.record.MatchRecord;
import arena.record.RecordedEvent;
import arena.record.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Golden tests of the texts about recorded matches with many kinds of faults. */
class RecordedFaultsTest {

    private static final Path RECORDS = Path.of("src", "test", "resources", "records");

    /** Returns the same matches in old records with sentences only and in new ones with facts. */
    static List<Arguments> records() throws IOException {
        List<Arguments> all = new ArrayList<>();
        for (String kind : List.of("before-facts", "with-facts")) {
            try (Stream<Path> files = Files.list(RECORDS.resolve(kind))) {
                files.map(file -> String.valueOf(file.getFileName()))
                        .sorted()
                        .forEach(name -> all.add(Arguments.of(kind, name)));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("records")
    void theTextsOfARecordedMatchStayTheSame(String kind, String name) {
        MatchRecord record = MatchRecord.read(RECORDS.resolve(kind).resolve(name));
        Golden.check("told/" + kind + "/" + name.replace(".jsonl.gz", ".txt"), text(record));
    }

    private static String text(MatchRecord record) {
        GameDefinition<?, ?, ?> game =
                Games.byId(record.began().map(Event.Began::gameId).orElseThrow());
        StringBuilder text = new StringBuilder();
        for (EventText.Detail detail : EventText.Detail.values()) {
            lines(text, "To the referee, " + detail, lines(record, new EventText(detail)));
        }
        lines(text, "To a watcher", lines(record, new EventText(EventText.Detail.NOTABLE, new Viewpoint.Spectator())));
        lines(
                text,
                "Faults",
                Faults.foldedTurns(Faults.of(game, record)).stream()
                        .flatMap(fault -> Stream.concat(
                                Stream.of(fault.kind().word() + ", " + fault.spot()), fault.lines().stream()))
                        .toList());
        lines(
                text,
                "Why programs failed",
                CrashReport.of(record.status(), "arena").stream()
                        .flatMap(report -> report.lines().stream())
                        .toList());
        Verification verified = Verification.of(record, game);
        lines(
                text,
                "Verified",
                List.of(verified.events() + " events, " + verified.prompts() + " prompts, " + verified.rulings()
                        + " rulings, " + verified.differences() + verified.remarks() + verified.incomplete()));
        return text.toString();
    }

    private static void lines(StringBuilder text, String title, List<String> lines) {
        text.append("== ").append(title).append('\n');
        lines.forEach(line -> text.append(line).append('\n'));
    }

    private static List<String> lines(MatchRecord record, EventText eventText) {
        return record.entries().stream()
                .map(RecordedEvent::event)
                .flatMap(event -> eventText.line(event).stream())
                .toList();
    }
}
