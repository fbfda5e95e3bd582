package arena.superbot;

import arena.game.GameBox;
import arena.games.asterobots.Asterobots;
import arena.games.asterobots.Order;
import arena.games.asterobots.State;
import arena.games.asterobots.View;
import java.util.List;

/** The levels of Asterobots, the weakest first. */
final class AsterobotsLevels {

    private static final GameBox<State, View, Order> BOX = Asterobots.box();

    private AsterobotsLevels() {}

    /** Returns the levels and the game they play. */
    static Ladder<State, View, Order> ladder() {
        return new Ladder<>(
                BOX,
                List.of(
                        new Level<View, Order>(
                                "wanderer",
                                "Gives one command a turn, any that is legal, without an aim.",
                                (seat, chance, thinking) -> new AsterobotsWanderer(BOX, seat, new Luck(chance))),
                        new Level<View, Order>(
                                "expander",
                                "Sends the spare robots of each vein to the nearest vein that they can take alone, and keeps as many"
                                        + " at home as it sees coming; it upgrades nothing and trades nothing.",
                                (seat, chance, thinking) -> new AsterobotsExpander()),
                        new Level<View, Order>(
                                "economist",
                                "Expands like the level below, and upgrades its veins, selling what it has too much of for what the next"
                                        + " upgrade lacks; its veins never attack together.",
                                (seat, chance, thinking) -> new AsterobotsEconomist())));
    }
}
