package arena.games.asterobots.levels;

import arena.search.Budget;
import java.util.ArrayList;
import java.util.List;

/**
 * A search of the squads of one turn: it begins with those of an {@link Expansion}, tries each additional group of
 * {@link PossibleSquad}s, and keeps the groups that improve the {@link ModelValue} of the position some rounds later.
 * In these rounds all squads on their way arrive and fight, and no new ones start: the squads that others could send
 * are estimated as a risk and not played. It is mutable and serves one turn. A node is one simulated turn of one
 * player.
 */
public final class SquadSearch {

    /** The style of the initial squads: each vein for itself, with a short reach and always a garrison. */
    static final Expansion.Style STYLE = new Expansion.Style(5, 25, 8, 2, true);

    private static final int ROUNDS_AHEAD = 20;
    private static final int MOST_SQUADS = 30;

    /** The least gain, in robots, for which a group is sent. */
    private static final double LEAST_GAIN = 4;

    private final ForwardModel begun;
    private final ForwardModel ahead;
    private final int me;
    private final Budget budget;
    private final List<PossibleSquad> chosen = new ArrayList<>();
    private double best = Double.NEGATIVE_INFINITY;
    private int expectedVeins;
    private long nodes;
    private int futures;

    /**
     * Creates a search for a turn.
     *
     * @param begun the position before the first squad; it is changed
     */
    SquadSearch(ForwardModel begun, int me, Budget budget) {
        this.begun = begun;
        this.ahead = new ForwardModel(begun.distances(), begun.players());
        this.me = me;
        this.budget = budget;
    }

    /** Returns the best squads. */
    List<PossibleSquad> search() {
        new Expansion(STYLE)
                .launch(begun, me, (from, to, robots) -> accept(List.of(new PossibleSquad(from, to, robots))));
        adopt(value(List.of()));
        boolean improved = true;
        while (improved && !isOver()) {
            improved = improve();
        }
        return List.copyOf(chosen);
    }

    private boolean isOver() {
        return chosen.size() >= MOST_SQUADS || budget.isSpent(nodes);
    }

    /** Tries every group once; returns whether one was kept. */
    private boolean improve() {
        boolean improved = false;
        for (List<PossibleSquad> group : PossibleSquad.groups(begun, me)) {
            if (isOver()) {
                return false;
            }
            improved |= improves(group);
        }
        return improved;
    }

    private boolean improves(List<PossibleSquad> group) {
        if (!group.stream().allMatch(squad -> squad.robots() <= begun.robots(squad.from()))) {
            return false;
        }
        double value = value(group);
        if (value <= best + LEAST_GAIN) {
            return false;
        }
        accept(group);
        adopt(value);
        return true;
    }

    /** Adopts the last simulated future as the one to be improved. */
    private void adopt(double value) {
        best = value;
        expectedVeins = ahead.veinsOf(me);
    }

    private void accept(List<PossibleSquad> group) {
        launch(begun, group);
        chosen.addAll(group);
    }

    private void launch(ForwardModel model, List<PossibleSquad> group) {
        group.forEach(squad -> model.launch(me, squad.from(), squad.to(), squad.robots()));
    }

    /**
     * Returns the value of the position some rounds later if these squads go too; negative infinity if the budget is
     * spent.
     */
    private double value(List<PossibleSquad> group) {
        ahead.copyFrom(begun);
        launch(ahead, group);
        futures++;
        double now = ModelValue.risk(ahead, me);
        for (int turn = 0; turn < ROUNDS_AHEAD * ahead.players(); turn++) {
            if (budget.isSpent(nodes)) {
                return Double.NEGATIVE_INFINITY;
            }
            nodes++;
            ahead.endTurn((me - 1 + turn) % ahead.players() + 1);
            if ((turn + 1) % ahead.players() == 0) {
                ahead.nextRound();
            }
        }
        return ModelValue.balance(ahead, me) - now - ModelValue.risk(ahead, me);
    }

    /** Returns the number of simulated futures. */
    int futures() {
        return futures;
    }

    /** Returns the number of simulated turns of all players. */
    long nodes() {
        return nodes;
    }

    /** Returns the number of the player's veins at the end of the chosen future. */
    int expectedVeins() {
        return expectedVeins;
    }
}
