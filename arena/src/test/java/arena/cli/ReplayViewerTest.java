package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.PrimitiveIterator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayViewerTest {

    @TempDir
    Path directory;

    private Replay<?, ?, ?> replay;
    private ReplayPosition position;
    private ReplayScreen screen;

    @BeforeEach
    void open() {
        MatchRecord record =
                MatchRecord.read(PlayedMatch.play(directory, ChainReaction.box(), Map.of(), 20, Map.of(2, 7)));
        replay = Replay.of(ChainReaction.box(), record.entries());
        position = new ReplayPosition(replay.frames());
        screen = new ReplayScreen(replay, record.began().orElseThrow(), false);
    }

    @Test
    void movesGoFromRulingToRulingAndStopAtBothEnds() {
        position.goByMove(1);
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.step()).isEqualTo(1));
        position.goByMove(1);
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.step()).isEqualTo(2));
        position.goByEvent(-1);
        assertThat(event()).isInstanceOf(Event.Prompted.class);
        for (int i = 0; i < 3; i++) {
            position.goByMove(-1);
        }
        assertThat(position.at()).isZero();
        for (int i = 0; i < 100; i++) {
            position.goByMove(1);
        }
        assertThat(position.isAtEnd()).isTrue();
        assertThat(event()).isInstanceOf(Event.Ended.class);
    }

    @Test
    void errorsAreFoundInBothDirections() {
        assertThat(position.goByError(1)).isTrue();
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.code()).isNotZero());
        int first = position.at();
        while (position.goByError(1)) {
            assertThat(position.at()).isGreaterThan(first);
        }
        assertThat(event()).isInstanceOf(Event.Left.class);
        position.goToEnd();
        assertThat(position.goByError(-1)).isTrue();
        assertThat(event()).isInstanceOf(Event.Left.class);
        position.goToBeginning();
        assertThat(position.goByError(-1)).isFalse();
    }

    @Test
    void theScreenShowsTheBoardWhatHappenedAndWhereItIs() {
        position.goByMove(1);
        ReplayScreen.Shot shot = shot(new Viewpoint.Referee(), ReplayScreen.Page.BOARD);
        assertThat(shot.body().get(0)).isEqualTo("match-chain-reaction-20");
        assertThat(String.join("\n", shot.body())).contains("(K1)");
        assertThat(shot.foot().get(0)).startsWith("   1  Amber_1  K ");
        assertThat(shot.foot().get(2))
                .startsWith("event 5 of " + replay.frames().size() + ", step 1, as the referee  [=");
        assertThat(shot.body().size() + shot.foot().size()).isLessThan(24);
    }

    @Test
    void noSecretIsOnTheScreenOfAWatcher() {
        position.goByMove(1);
        for (ReplayScreen.Page page : ReplayScreen.Page.values()) {
            ReplayScreen.Shot shot = shot(new Viewpoint.Watcher(), page);
            assertThat(String.join("\n", shot.body()) + shot.foot()).doesNotContain("K1", "K 1", "Expecting");
        }
        assertThat(shot(Viewpoint.of(new Seat(1)), ReplayScreen.Page.INPUT)
                        .body()
                        .get(2))
                .startsWith("Expecting = K 1-21");
    }

    @Test
    void theCrashPageTellsWhatTheProgramOfALeaverDid() {
        position.goToEnd();
        assertThat(shot(new Viewpoint.Referee(), ReplayScreen.Page.CRASH).body())
                .contains("Basalt2 (seat 2) left in step 14: process ended, exit code 3");
    }

    @Test
    void keysThatSendSeveralCharactersAreOneKey() throws IOException {
        assertThat(key("\u001B[C")).isEqualTo(ReplayKey.NEXT_MOVE);
        assertThat(key("\u001BOD")).isEqualTo(ReplayKey.PREVIOUS_MOVE);
        assertThat(key("\u001B[1~")).isEqualTo(ReplayKey.BEGINNING);
        assertThat(key("\u001B[F")).isEqualTo(ReplayKey.END);
        assertThat(key("\u001B[200~")).isEqualTo(ReplayKey.OTHER);
        assertThat(key("\u001B")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("\u0003")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("q")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("n")).isEqualTo(ReplayKey.NEXT_ERROR);
        assertThat(key(" ")).isEqualTo(ReplayKey.AUTOPLAY);
        assertThat(key("?")).isEqualTo(ReplayKey.OTHER);
        assertThat(key("")).isEqualTo(ReplayKey.NONE);
    }

    private static ReplayKey key(String typed) throws IOException {
        PrimitiveIterator.OfInt letters = typed.chars().iterator();
        return ReplayKey.read(patience -> letters.hasNext() ? letters.nextInt() : -2, 1);
    }

    private ReplayScreen.Shot shot(Viewpoint eyes, ReplayScreen.Page page) {
        return screen.shot(position.at(), eyes, page, 100);
    }

    private Event event() {
        return replay.frames().get(position.at()).entry().event();
    }
}
