package arena.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import arena.cli.show.ScreenRow;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why the super bot answers as it does: for its own seat and the referee, on request. */
class WhyTest {

    private static final String WHY = "why: depth ";
    private static final String BELIEF = "believes the king on one of ";

    /** It may have found the king by then: how far it thinks in its time depends on the machine. */
    private static final String BELIEF_OR_KNOWLEDGE = BELIEF + "|knows the king on ";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root).config("[game chain-reaction]\nturn-limit = 8\n");
    }

    private Console.Printed play(String... options) {
        return console.type(Stream.concat(Stream.of("play", "superbot:1", "superbot:5"), Stream.of(options))
                .toArray(String[]::new));
    }

    @Test
    void plainLinesSayWhyWithTheRulingIfThatIsWantedOnly() {
        assertThat(play("--why").outLines())
                .filteredOn(line -> line.contains(WHY) && line.contains("superbot_5  "))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .contains("nodes in ", " a second)", "expects")
                        .containsPattern(BELIEF_OR_KNOWLEDGE));
        assertThat(play().out()).doesNotContain("depth");
    }

    @Test
    void itStandsFoldedUnderTheDrawnBoard() {
        console = console.onTerminal();

        String out = play("--why", "--pace", "0ms").out();
        assertThat(out.substring(out.lastIndexOf("\u001B[J"))).contains("+-------+", "superbot_5, " + WHY);
        assertThat(out.lines())
                .filteredOn(line -> line.contains("depth") || line.contains("king on"))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
        assertThat(play("--pace", "0ms").out()).doesNotContain(WHY);
    }

    @Test
    void aReplayTellsItToTheRefereeAndToTheSeatItselfAlone() {
        play("--quiet");

        assertThat(console.type("replay", "last", "--why").out()).contains(WHY);
        assertThat(console.type("replay", "last", "--why", "--as", "2").out()).contains(WHY);
        assertThat(console.type("replay", "last", "--every").out()).contains("superbot_5, " + WHY);
        for (String much : List.of("--why", "--every")) {
            assertThat(console.type("replay", "last", much, "--as", "1").out().replaceAll("\\s+", " "))
                    .as("the reasons of the first seat, a level that guesses, and not those of the other")
                    .doesNotContain(BELIEF, "knows the king on");
            assertThat(console.type("replay", "last", much, "--as", "watcher").out())
                    .doesNotContain("depth", BELIEF);
        }
        assertThat(console.type("replay", "last").out()).doesNotContain("depth");
        assertThat(console.type("verify", "last").code()).isZero();
    }

    @Test
    void theReplayShowsItBesideTheRulingUntilItIsToldNotTo() throws IOException {
        play("--quiet");
        Replay<?, ?, ?> replay = Replay.of(ChainReaction.definition(), record().entries());
        ReplayScreen screen = new ReplayScreen(replay, record().began().orElseThrow(), false, "arena");
        int at = lastRulingOf(2, replay);

        assertThat(news(screen, at, new Viewpoint.Referee())).doesNotContain(WHY);
        screen.showReasons(true);
        assertThat(news(screen, at, new Viewpoint.Referee())).contains(WHY).containsPattern(BELIEF_OR_KNOWLEDGE);
        assertThat(news(screen, at, Viewpoint.of(new Seat(1)))).doesNotContain("depth");
        assertThat(screen.hasReasons(Viewpoint.of(new Seat(2)))).isTrue();
        assertThat(screen.hasReasons(new Viewpoint.Spectator())).isFalse();
    }

    private MatchRecord record() throws IOException {
        try (Stream<Path> files = Files.list(console.folder().resolve(".arena/records"))) {
            return MatchRecord.read(files.findFirst().orElseThrow());
        }
    }

    private static int lastRulingOf(int seat, Replay<?, ?, ?> replay) {
        int last = replay.size() - 1;
        while (!(replay.event(last) instanceof Event.Ruled ruled && ruled.seat() == seat)) {
            last--;
        }
        return last;
    }

    private static String news(ReplayScreen screen, int at, Viewpoint eyes) {
        return String.join(
                " ",
                screen.shot(at, eyes, ReplayScreen.Page.BOARD, new Size(80, 100)).news().stream()
                        .map(ScreenRow::painted)
                        .toList());
    }
}
