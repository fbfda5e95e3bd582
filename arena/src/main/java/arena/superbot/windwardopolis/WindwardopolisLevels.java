package arena.superbot.windwardopolis;

import arena.game.GameBox;
import arena.games.windwardopolis.State;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.order.Orders;
import arena.games.windwardopolis.view.View;
import arena.superbot.level.Ladder;
import arena.superbot.level.Level;
import java.util.List;
import java.util.Optional;

/** The levels of Windwardopolis 2, the weakest first. */
public final class WindwardopolisLevels {

    private static final GameBox<State, View, Orders> BOX = Windwardopolis.box();

    private WindwardopolisLevels() {}

    /** Returns the levels and the game they play. */
    public static Ladder<State, View, Orders> ladder() {
        return new Ladder<>(
                BOX,
                List.of(new Level<View, Orders>(
                        "sample",
                        "Plays as the samples of the document do: passengers in any order, coffee when there is none,"
                                + " a card now and then, whatever it does.",
                        (place, chance, thinking) -> new Sample(place, chance))),
                Optional.empty());
    }
}
