package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.ChainReactionMove;
import arena.games.chainreaction.ChainReactionState;
import arena.games.chainreaction.ChainReactionView;
import arena.match.Event;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {

    private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    @TempDir
    Path directory;

    @Test
    void aReplayHasAFrameForEachEventAndASteppedStateAfterEachRuling() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.definition(), record.entries());
        assertThat(replay.size()).isEqualTo(record.entries().size());
        for (int at = 0; at < replay.size(); at++) {
            if (replay.event(at) instanceof Event.Ruled ruled) {
                assertThat(replay.frame(at).steps()).isEqualTo(ruled.step());
            }
            if (replay.event(at) instanceof Event.Prompted prompted) {
                assertThat(replay.frame(at).steps()).isEqualTo(prompted.step() - 1);
            }
        }
    }

    @Test
    void aMoveIsFoundByItsNumberAndShownAsItWasJudged() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.definition(), record.entries());
        assertThat(replay.frame(replay.frameOfMove(0)).event()).isInstanceOf(Event.Began.class);
        assertThat(replay.moves())
                .isEqualTo(replay.status().verdict().orElseThrow().moves());
        for (int move = 1; move <= replay.moves(); move++) {
            ReplayFrame<?, ?, ?> frame = replay.frame(replay.frameOfMove(move));
            assertThat(frame.event()).isInstanceOf(Event.Ruled.class);
            assertThat(frame.status().moves()).isEqualTo(move);
            assertThat(frame.steps()).isEqualTo(move);
        }
    }

    /** Most frames are computed when they are read. */
    @Test
    void framesAreTheSameInAnyOrderOfReading() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, GAME, Map.of(), 4));
        List<ReplayFrame<?, ?, ?>> all = new ArrayList<>();
        var growing = new Replay<>(GAME);
        record.entries().forEach(entry -> {
            growing.add(entry);
            all.add(growing.frame(growing.size() - 1));
        });
        assertThat(all).hasSizeGreaterThan(4 * Replay.BLOCK);
        var replay = Replay.of(GAME, record.entries());
        Random random = new Random(7);
        int at = 0;
        for (int look = 0; look < 2_000; look++) {
            at = random.nextInt(10) == 0
                    ? random.nextInt(all.size())
                    : Math.max(0, Math.min(all.size() - 1, at + random.nextInt(5) - 2));
            assertThat(replay.frame(at)).isEqualTo(all.get(at));
        }
    }

    @Test
    void aReplayThatGrowsEventByEventEqualsOneOfTheWholeRecord() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, GAME, Map.of(), 5));
        var whole = Replay.of(GAME, record.entries());
        var growing = new Replay<>(GAME);
        for (int at = 0; at < record.entries().size(); at++) {
            growing.add(record.entries().get(at));
            assertThat(growing.size()).isEqualTo(at + 1);
            assertThat(growing.frame(at)).isEqualTo(whole.frame(at));
            assertThat(growing.picture(at, new Viewpoint.Referee()))
                    .isEqualTo(whole.picture(at, new Viewpoint.Referee()));
        }
    }

    @Test
    void theFrameAtTheEndOfAStepHasASceneForEachViewer() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.definition(), record.entries());
        List<Integer> steps = new ArrayList<>();
        for (int frame = 0; frame < replay.size(); frame++) {
            boolean ruling = replay.event(frame) instanceof Event.Ruled;
            assertThat(replay.step(frame, new Viewpoint.Referee()).isPresent()).isEqualTo(ruling);
            assertThat(replay.scene(frame, new Viewpoint.Spectator())).isPresent();
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
        assertThat(replay.step(kingTurn, new Viewpoint.Spectator())
                        .orElseThrow()
                        .values())
                .containsEntry("kind", "KING")
                .doesNotContainKey("cell");
    }

    @Test
    void eachViewerSeesItsOwnPicture() {
        MatchRecord record = MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4));
        var replay = Replay.of(ChainReaction.definition(), record.entries());
        int kingsPlaced = 0;
        while (replay.frame(kingsPlaced).steps() < 2) {
            kingsPlaced++;
        }
        List<Viewpoint> all = List.of(
                new Viewpoint.Referee(),
                new Viewpoint.Spectator(),
                Viewpoint.of(new Seat(1)),
                Viewpoint.of(new Seat(2)));
        int frame = kingsPlaced;
        assertThat(all.stream()
                        .map(from -> replay.picture(frame, from).orElseThrow().plain())
                        .distinct())
                .hasSize(4);
        assertThat(replay.picture(frame, new Viewpoint.Spectator())
                        .orElseThrow()
                        .plain())
                .doesNotContain("K1", "K2");
        assertThat(replay.picture(frame, new Viewpoint.Referee()).orElseThrow().plain())
                .contains("K1", "K2");
    }

    @Test
    void aRecordWithoutItsFirstLineHasFramesWithoutPictures() {
        var replay = Replay.of(
                ChainReaction.definition(),
                List.of(
                        new RecordedEvent(2, new Event.Joined(1, 1)),
                        new RecordedEvent(3, new Event.Prompted(2, 1, 1, 1, 3000, "Expecting = K 1-21\n"))));
        assertThat(replay.isIncomplete()).isTrue();
        assertThat(replay.picture(1, new Viewpoint.Referee())).isEmpty();
        assertThat(replay.frame(1).differences())
                .containsExactly(
                        "Line 3: the rules cannot follow the record from here: the record does not tell how the"
                                + " match was set up.");
    }
}
