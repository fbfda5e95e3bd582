package arena.bench.levels;

import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.MatchPosition;
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

    private final List<Responder> bots;
    private final List<SpentTime> efforts;
    private MatchPosition<S, V, A> position;

    /**
     * Seats bots.
     *
     * @param bots seat 1 first
     * @param seed of the match
     */
    public LevelsMatch(GameDefinition<S, V, A> game, List<Responder> bots, long seed) {
        this(game, bots, seed, Settings.defaults(game.info()));
    }

    private LevelsMatch(GameDefinition<S, V, A> game, List<Responder> bots, long seed, Settings settings) {
        this.bots = List.copyOf(bots);
        efforts = new ArrayList<>(Collections.nCopies(bots.size(), SpentTime.NONE));
        List<String> names = IntStream.rangeClosed(1, bots.size())
                .mapToObj(seat -> "Seat" + seat)
                .toList();
        position = MatchPosition.start(game, new Setup(names, seed, settings));
    }

    /**
     * Seats levels.
     *
     * @param levels seat 1 first
     * @param seed of the match and of each super bot's chance
     */
    static <S, V, A> LevelsMatch<S, V, A> of(
            GameDefinition<S, V, A> game, List<Integer> levels, long seed, Effort effort) {
        return of(game, levels, seed, effort, Settings.defaults(game.info()));
    }

    /** Seats levels in a match with these settings. */
    static <S, V, A> LevelsMatch<S, V, A> of(
            GameDefinition<S, V, A> game, List<Integer> levels, long seed, Effort effort, Settings settings) {
        List<Responder> bots = new ArrayList<>();
        for (int level : levels) {
            MindSeat place = new MindSeat(new Seat(bots.size() + 1), settings);
            bots.add(SuperBots.onSeat(game.info().id(), level, place, seed, effort));
        }
        return new LevelsMatch<>(game, bots, seed, settings);
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
        while (position.phase() instanceof Phase.Turn turn) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            // Each seat sees the position before the orders of the others, which count when all have answered.
            for (Seat seat : turn.asked()) {
                position = position.afterAction(seat, answer(seat).counts());
            }
        }
        return new Result((Phase.Over) position.phase(), efforts);
    }

    private Ruling<A> answer(Seat seat) {
        V view = position.view(Viewpoint.of(seat));
        String input = position.game().views().write(view);
        long begun = ProcessorTime.nanos();
        String output = bots.get(seat.index()).answer(input);
        long spent = ProcessorTime.nanos() - begun;
        efforts.set(seat.index(), efforts.get(seat.index()).plus(spent));
        Ruling<A> ruling =
                position.judge(seat, position.game().answers().read(output.getBytes(StandardCharsets.UTF_8), view));
        bots.get(seat.index()).acknowledged(ruling.code());
        return ruling;
    }
}
