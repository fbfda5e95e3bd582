package arena.bench;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.match.Responder;
import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import arena.superbot.level.Place;
import arena.tournament.GameResult;
import arena.tournament.Pairing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One match between levels on all seats of a game, by the bare rules: no clock but the minds' own, no record. */
final class LevelsMatch<S, V, A> {

    private final GameBox<S, V, A> box;
    private final List<Responder> bots = new ArrayList<>();
    private final List<LevelsEffort> efforts;
    private S state;

    /**
     * Seats levels.
     *
     * @param levels seat 1 first
     * @param seed of the match and of every mind's chance
     */
    LevelsMatch(GameBox<S, V, A> box, List<Integer> levels, long seed, Effort effort) {
        this.box = box;
        List<String> names = new ArrayList<>();
        for (int level : levels) {
            Seat seat = new Seat(names.size() + 1);
            names.add("Seat" + seat.number());
            bots.add(SuperBots.onSeat(box.info().id(), level, Place.standard(seat, box.info()), seed, effort));
        }
        efforts = new ArrayList<>(Collections.nCopies(levels.size(), LevelsEffort.NONE));
        state = box.rules().start(new Setup(names, seed, Settings.standard(box.info())));
    }

    /**
     * What became of a match.
     *
     * @param efforts what each seat has spent, seat 1 first
     */
    record Result(Pairing pairing, GameResult result, List<LevelsEffort> efforts) {}

    /**
     * Plays to the end on this thread.
     *
     * @throws InterruptedException between two turns, if the thread is interrupted
     */
    Result play(Pairing pairing) throws InterruptedException {
        Phase phase = box.rules().phase(state);
        while (phase instanceof Phase.Turn turn) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            answer(turn.asked().first());
            phase = box.rules().phase(state);
        }
        return result(pairing, (Phase.Over) phase);
    }

    private void answer(Seat seat) {
        V view = box.rules().view(state, Viewpoint.of(seat));
        String input = box.views().write(view);
        long begun = ProcessorTime.nanos();
        String output = bots.get(seat.index()).answer(input);
        long spent = ProcessorTime.nanos() - begun;
        efforts.set(seat.index(), efforts.get(seat.index()).plus(spent));
        Answer<A> answer = box.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
        Ruling<A> ruling = box.rules().judge(state, seat, answer);
        bots.get(seat.index()).acknowledged(ruling.code());
        state = box.rules().next(state, Actions.of(seat, ruling.counts()));
    }

    private Result result(Pairing pairing, Phase.Over over) {
        return new Result(pairing, GameResult.of(pairing.seats(), over.standings(), over.reason(), 0), efforts);
    }
}
