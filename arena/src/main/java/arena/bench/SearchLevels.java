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
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.match.Responder;
import arena.superbot.Effort;
import arena.superbot.SuperBots;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Plays the levels of Chain Reaction against each other, with seats swapped, and says how often the higher one wins. */
public final class SearchLevels {

    /** The quantile of the normal distribution for an interval that holds the truth in 95 of 100 cases. */
    private static final double TWO_SIDED_95 = 1.96;

    private static final double NANOS_PER_MILLI = 1e6;

    private static final GameBox<State, View, Move> BOX = ChainReaction.box();

    private final Effort effort;
    private final long[] nanos = new long[2];
    private final long[] moves = new long[2];

    private SearchLevels(Effort effort) {
        this.effort = effort;
    }

    /**
     * Prints a line for each pair of levels: who plays, the matches, how many the higher level won, the share with its 95 %
     * interval (Wilson), and the milliseconds that each used for a move on average.
     *
     * @param games how many matches each pair plays, an even number: each seed is played from both seats
     * @param effort of each level for a move
     * @param seed of the first two matches; the next ones count on from there
     */
    public static void run(int games, Effort effort, long seed, PrintStream out) {
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException("Each pair plays an even number of matches, not " + games + ".");
        }
        int levels = SuperBots.levels(BOX.info().id()).size();
        out.println("levels   matches   won    share   95 % interval    ms a move");
        for (int higher = levels; higher > 1; higher--) {
            for (int lower = higher - 1; lower >= 1; lower--) {
                out.println(new SearchLevels(effort).line(higher, lower, games, seed));
            }
        }
    }

    private String line(int higher, int lower, int games, long seed) {
        int won = 0;
        for (int game = 0; game < games; game++) {
            won += isWon(higher, lower, game % 2, seed + game / 2) ? 1 : 0;
        }
        double share = (double) won / games;
        double square = TWO_SIDED_95 * TWO_SIDED_95;
        double middle = (share + square / (2 * games)) / (1 + square / games);
        double half = TWO_SIDED_95
                / (1 + square / games)
                * Math.sqrt(share * (1 - share) / games + square / (4.0 * games * games));
        return String.format(
                Locale.ROOT,
                "%d : %d   %8d %5d %6.1f %%   %5.1f - %5.1f   %6.2f : %.2f",
                higher,
                lower,
                games,
                won,
                100 * share,
                100 * (middle - half),
                100 * (middle + half),
                nanos[0] / NANOS_PER_MILLI / moves[0],
                nanos[1] / NANOS_PER_MILLI / moves[1]);
    }

    /** Plays a match; the higher level sits on the seat of that index. */
    private boolean isWon(int higher, int lower, int seatOfHigher, long seed) {
        List<Responder> bots = List.of(
                SuperBots.onSeat(BOX.info().id(), seatOfHigher == 0 ? higher : lower, new Seat(1), seed, effort),
                SuperBots.onSeat(BOX.info().id(), seatOfHigher == 1 ? higher : lower, new Seat(2), seed, effort));
        State state = BOX.rules().start(new Setup(List.of("One", "Two"), seed, Settings.standard(BOX.info())));
        while (BOX.rules().phase(state) instanceof Phase.Turn turn) {
            Seat seat = turn.asked().first();
            state = next(state, seat, bots.get(seat.index()), seat.index() == seatOfHigher ? 0 : 1);
        }
        return state.over().orElseThrow().standings().get(0).seat().index() == seatOfHigher;
    }

    private State next(State state, Seat seat, Responder bot, int who) {
        View view = BOX.rules().view(state, Viewpoint.of(seat));
        String input = BOX.views().write(view);
        long begun = System.nanoTime();
        String output = bot.answer(input);
        nanos[who] += System.nanoTime() - begun;
        moves[who]++;
        Answer<Move> answer = BOX.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
        Ruling<Move> ruling = BOX.rules().judge(state, seat, answer);
        bot.acknowledged(ruling.code());
        return BOX.rules().next(state, Actions.of(seat, ruling.counts()));
    }
}
