package arena.bench.levels;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.Responder;
import arena.measure.ProcessorTime;
import arena.superbot.SuperBots;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One match between super bots on all seats of a game, by the rules alone: no clock but that of each super bot, and no
 * record.
 */
public final class LevelsMatch<S, V, A> {

    private final GameBox<S, V, A> box;
    private final List<Responder> bots;
    private final List<SpentTime> efforts;
    private S state;

    /**
     * Seats bots.
     *
     * @param bots seat 1 first
     * @param seed of the match
     */
    public LevelsMatch(GameBox<S, V, A> box, List<Responder> bots, long seed) {
        this(box, bots, seed, Settings.defaults(box.info()));
    }

    private LevelsMatch(GameBox<S, V, A> box, List<Responder> bots, long seed, Settings settings) {
        this.box = box;
        this.bots = List.copyOf(bots);
        efforts = new ArrayList<>(Collections.nCopies(bots.size(), SpentTime.NONE));
        List<String> names = IntStream.rangeClosed(1, bots.size())
                .mapToObj(seat -> "Seat" + seat)
                .toList();
        state = box.rules().start(new Setup(names, seed, settings));
    }

    /**
     * Seats levels.
     *
     * @param levels seat 1 first
     * @param seed of the match and of each super bot's chance
     */
    static <S, V, A> LevelsMatch<S, V, A> of(GameBox<S, V, A> box, List<Integer> levels, long seed, Effort effort) {
        return of(box, levels, seed, effort, Settings.defaults(box.info()));
    }

    /** Seats levels in a match with these settings. */
    static <S, V, A> LevelsMatch<S, V, A> of(
            GameBox<S, V, A> box, List<Integer> levels, long seed, Effort effort, Settings settings) {
        List<Responder> bots = new ArrayList<>();
        for (int level : levels) {
            MindSeat place = new MindSeat(new Seat(bots.size() + 1), settings);
            bots.add(SuperBots.onSeat(box.info().id(), level, place, seed, effort));
        }
        return new LevelsMatch<>(box, bots, seed, settings);
    }

    /**
     * The result of a match.
     *
     * @param over how it ended
     * @param efforts what each seat has spent, seat 1 first
     */
    public record Result(Phase.Over over, List<SpentTime> efforts) {}

    /**
     * Plays to the end on this thread.
     *
     * @throws InterruptedException between two turns, if the thread is interrupted
     */
    public Result play() throws InterruptedException {
        Phase phase = box.rules().phase(state);
        while (phase instanceof Phase.Turn turn) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            answer(turn);
            phase = box.rules().phase(state);
        }
        return new Result((Phase.Over) phase, efforts);
    }

    /** Lets all seats that are asked answer; each sees the position before the orders of the others. */
    private void answer(Phase.Turn turn) {
        List<Actions.Action<A>> actions = new ArrayList<>();
        for (Seat seat : turn.asked()) {
            actions.add(new Actions.Action<>(seat, ruling(seat).counts()));
        }
        state = box.rules().next(state, new Actions<>(actions));
    }

    private Ruling<A> ruling(Seat seat) {
        V view = box.rules().view(state, Viewpoint.of(seat));
        String input = box.views().write(view);
        long begun = ProcessorTime.nanos();
        String output = bots.get(seat.index()).answer(input);
        long spent = ProcessorTime.nanos() - begun;
        efforts.set(seat.index(), efforts.get(seat.index()).plus(spent));
        Answer<A> answer = box.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
        Ruling<A> ruling = box.rules().judge(state, seat, answer);
        bots.get(seat.index()).acknowledged(ruling.code());
        return ruling;
    }
}
