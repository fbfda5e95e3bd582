package arena.games.acquire.bench;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.GameRules;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.Acquire;
import arena.games.acquire.levels.AcquireLevels;
import arena.games.acquire.levels.RandomMatches;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.measure.ProcessorTime;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * A benchmark of random matches of Acquire between six players: by the rules with views and orders of level 1, and on
 * arrays. Both play in turns in this process, and the time is the processor's.
 */
public final class AcquirePlayouts {

    private static final List<String> NAMES = List.of("One", "Two", "Three", "Four", "Five", "Six");
    private static final int ROUNDS = 10;
    private static final int MATCHES_BY_RULES = 20;
    private static final int MATCHES_ON_ARRAYS = 2_000;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final GameDefinition<AcquireState, AcquireView, AcquireOrder> GAME = Acquire.definition();

    private AcquirePlayouts() {}

    /** Matches that were played. */
    private static final class Lane {
        private long matches;
        private long turns;
        private long nanos;

        void play(int count, IntSupplier match) {
            long begun = ProcessorTime.nanos();
            for (int number = 0; number < count; number++) {
                turns += match.getAsInt();
            }
            nanos += ProcessorTime.nanos() - begun;
            matches += count;
        }

        double perSecond(long what) {
            return what * NANOS_PER_SECOND / nanos;
        }
    }

    /** Measures on this machine, now, and prints a table for each rule set. */
    public static void run(PrintStream out) {
        for (String rules : List.of("windward", "classic")) {
            run(Settings.of(GAME.info(), Map.of("rules", rules)), rules, out);
        }
    }

    private static void run(Settings settings, String rules, PrintStream out) {
        long[] seed = {0};
        RandomMatches packed = new RandomMatches(GAME.rules().start(new Setup(NAMES, 1, settings)), 1);
        Lane slow = new Lane();
        Lane quick = new Lane();
        new Lane().play(MATCHES_BY_RULES, () -> byRules(++seed[0], settings));
        new Lane().play(MATCHES_ON_ARRAYS, packed::play);
        for (int round = 0; round < ROUNDS; round++) {
            slow.play(MATCHES_BY_RULES, () -> byRules(++seed[0], settings));
            quick.play(MATCHES_ON_ARRAYS, packed::play);
        }
        out.printf(Locale.ROOT, "Acquire, rules=%s, six random players to the end, one core%n", rules);
        out.println("          matches/s     turns/s");
        print("by rules", slow, out);
        print("packed", quick, out);
        out.printf(
                Locale.ROOT,
                "the packed board is %.0f times as fast%n",
                quick.perSecond(quick.matches) / slow.perSecond(slow.matches));
    }

    private static void print(String name, Lane lane, PrintStream out) {
        out.printf(Locale.ROOT, "%-8s %10.1f %11.0f%n", name, lane.perSecond(lane.matches), lane.perSecond(lane.turns));
    }

    private static int byRules(long seed, Settings settings) {
        GameRules<AcquireState, AcquireView, AcquireOrder> rules = GAME.rules();
        List<Mind<AcquireView, AcquireOrder>> minds = new ArrayList<>();
        for (int seat = 1; seat <= NAMES.size(); seat++) {
            MindSeat place = new MindSeat(new Seat(seat), settings);
            minds.add(AcquireLevels.ladder().mind(1, place, seed, Effort.nodes(1)));
        }
        AcquireState state = rules.start(new Setup(NAMES, seed, settings));
        while (rules.phase(state) instanceof Phase.Turn turn) {
            Seat seat = turn.asked().first();
            AcquireOrder order = minds.get(seat.index()).choose(rules.view(state, Viewpoint.of(seat)));
            AcquireOrder counts =
                    rules.judge(state, seat, new Answer.Given<>(order)).counts();
            state = rules.next(state, Actions.of(seat, counts));
        }
        return state.moment().turn();
    }
}
