package arena.superbot.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireView;
import arena.search.Budget;
import arena.search.SearchRandom;
import arena.superbot.level.MindSeat;
import arena.superbot.level.ThinkingTime;
import java.util.Optional;

/**
 * Searches at its information set: what it may do is compared over all that may be hidden, by a {@link OptionRacing} in which
 * options that are behind for sure are left out; what its taste would have it do is done unless another option is
 * clearly better. Each other player plays as it seems to, with an aim or by lot ({@link OpponentModel}).
 */
final class InformationSetMind extends AcquireSearchMind {

    private static final int TURNS = 8;
    private static final double HOPE = 1;
    private static final int MOST_OPTIONS = 10;

    /** By so many standard errors an option is behind for sure. */
    private static final double SURE = 2;

    /** By so many standard errors an option must be ahead of what its taste would have it do. */
    private static final double TRUST = 2;

    private final GreedyPolicy withAim = new GreedyPolicy(PolicyWeights.TRIED);
    private final PlayoutPolicy byLot = new RandomPolicy();
    private final OptionRacing race = new OptionRacing(
            withAim,
            new PackedOptions(new GreedyPolicy(PolicyWeights.TRIED), MOST_OPTIONS),
            new OptionRacing.Margins(SURE, TRUST));
    private Optional<OpponentModel> opponents = Optional.empty();

    InformationSetMind(MindSeat place, Chance chance, ThinkingTime thinking) {
        super(place, chance, thinking);
    }

    @Override
    void look(AcquireView view) {
        if (opponents.isEmpty()) {
            opponents = Optional.of(new OpponentModel(view.names().size()));
        }
        opponents.get().look(view);
    }

    @Override
    PlayoutPolicy settler() {
        return withAim;
    }

    @Override
    RacingResult search(PackedTable table, OptionRacing.Draw draw, PackedAction into, Budget budget) {
        return race.run(table, draw, new TablePlayouts(this::player, TURNS, HOPE), dice, budget, into);
    }

    private PlayoutPolicy player(PackedTable table, int seat, SearchRandom lots) {
        return seat == table.asked() || opponents.orElseThrow().hasAim(seat, lots) ? withAim : byLot;
    }

    @Override
    String remark() {
        return "; " + opponents.orElseThrow().text();
    }
}
