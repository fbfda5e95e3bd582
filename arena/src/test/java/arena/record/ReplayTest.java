package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {

    @TempDir
    Path directory;

    @Test
    void aReplayHasAFrameForEachEventAndASteppedStateAfterEachRuling() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.box(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.box(), record.entries());
        assertThat(replay.frames()).hasSameSizeAs(record.entries());
        for (var frame : replay.frames()) {
            if (frame.entry().event() instanceof Event.Ruled ruled) {
                assertThat(frame.playedSteps()).isEqualTo(ruled.step());
            }
            if (frame.entry().event() instanceof Event.Prompted prompted) {
                assertThat(frame.playedSteps()).isEqualTo(prompted.step() - 1);
            }
        }
    }

    @Test
    void aReplayThatGrowsEventByEventEqualsOneOfTheWholeRecord() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.box(), Map.of(), 5));
        var whole = Replay.of(ChainReaction.box(), record.entries());
        var growing = new Replay<>(ChainReaction.box());
        for (int at = 0; at < record.entries().size(); at++) {
            growing.add(record.entries().get(at));
            assertThat(growing.frames()).isEqualTo(whole.frames().subList(0, at + 1));
            assertThat(growing.picture(at, new Viewpoint.Referee()))
                    .isEqualTo(whole.picture(at, new Viewpoint.Referee()));
        }
    }

    @Test
    void theFrameThatEndsAStepTellsItToEachViewer() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.box(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.box(), record.entries());
        List<Integer> steps = new ArrayList<>();
        for (int frame = 0; frame < replay.frames().size(); frame++) {
            boolean ruling = replay.frames().get(frame).entry().event() instanceof Event.Ruled;
            assertThat(replay.step(frame, new Viewpoint.Referee()).isPresent()).isEqualTo(ruling);
            assertThat(replay.scene(frame, new Viewpoint.Watcher())).isPresent();
            if (ruling) {
                steps.add(frame);
            }
        }
        int kingTurn = steps.get(0);
        assertThat(replay.step(kingTurn, Viewpoint.of(new Seat(1)))
                        .orElseThrow()
                        .values())
                .containsEntry("kind", "KING")
                .containsKey("cell");
        assertThat(replay.step(kingTurn, new Viewpoint.Watcher()).orElseThrow().values())
                .containsEntry("kind", "KING")
                .doesNotContainKey("cell");
    }

    @Test
    void eachViewerSeesItsOwnPicture() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.box(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.box(), record.entries());
        int kingsPlaced = 0;
        while (replay.frames().get(kingsPlaced).playedSteps() < 2) {
            kingsPlaced++;
        }
        List<Viewpoint> all = List.of(
                new Viewpoint.Referee(), new Viewpoint.Watcher(), Viewpoint.of(new Seat(1)), Viewpoint.of(new Seat(2)));
        int frame = kingsPlaced;
        assertThat(all.stream()
                        .map(from -> replay.picture(frame, from).orElseThrow().plain())
                        .distinct())
                .hasSize(4);
        assertThat(replay.picture(frame, new Viewpoint.Watcher()).orElseThrow().plain())
                .doesNotContain("K1", "K2");
        assertThat(replay.picture(frame, new Viewpoint.Referee()).orElseThrow().plain())
                .contains("K1", "K2");
    }

    @Test
    void aRecordWithoutItsFirstLineHasFramesWithoutPictures() {
        var replay = Replay.of(
                ChainReaction.box(),
                List.of(
                        new RecordedEvent(2, new Event.Joined(1, 1)),
                        new RecordedEvent(3, new Event.Prompted(2, 1, 1, 1, 3000, "Expecting = K 1-21\n"))));
        assertThat(replay.isLost()).isTrue();
        assertThat(replay.picture(1, new Viewpoint.Referee())).isEmpty();
        assertThat(replay.frames().get(1).differences())
                .containsExactly(
                        "Line 3: the rules cannot follow the record from here: the record does not tell how the"
                                + " match was set up.");
    }
}
