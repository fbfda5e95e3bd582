package arena.superbot.acquire;

import arena.game.Chance;
import arena.search.Budget;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;

/**
 * Plays every option on by lot, again and again, on guesses of the other hands and the bag, and takes the one after
 * which it stood best on average.
 */
final class RolloutMind extends AcquireSearchMind {

    private static final int TURNS = 12;
    private static final int MOST_OPTIONS = 10;

    private final PlayoutPolicy player = new RandomPolicy();
    private final GreedyPolicy favourite = new GreedyPolicy(PolicyWeights.PLAIN);
    private final OptionRacing race = new OptionRacing(
            favourite, new PackedOptions(favourite, MOST_OPTIONS), new OptionRacing.Margins(Double.MAX_VALUE, 0));

    RolloutMind(MindSeat place, Chance chance, ThinkingTime thinking) {
        super(place, chance, thinking);
    }

    @Override
    PlayoutPolicy settler() {
        return player;
    }

    @Override
    RacingResult search(PackedTable table, OptionRacing.Draw draw, PackedAction into, Budget budget) {
        return race.run(table, draw, new TablePlayouts((seen, seat, lots) -> player, TURNS, 0), dice, budget, into);
    }
}
