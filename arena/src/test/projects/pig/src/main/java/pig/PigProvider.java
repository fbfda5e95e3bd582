package pig;

import arena.game.GameDefinition;
import arena.level.Ladder;
import arena.level.Level;
import arena.level.MindRandom;
import arena.level.OneStepLookahead;
import arena.provider.GameCommand;
import arena.provider.GameProvider;
import java.util.List;
import java.util.Optional;

/** The plug-in of Pig. */
public final class PigProvider implements GameProvider {

    private static final int USUAL_HOLD = 20;
    private static final GameDefinition<Pig.State, Pig.View, Pig.Move> GAME = Pig.definition();

    @Override
    public int api() {
        return API;
    }

    @Override
    public String version() {
        return "1.0.0";
    }

    @Override
    public GameDefinition<?, ?, ?> game() {
        return GAME;
    }

    @Override
    public Optional<Ladder<?, ?, ?>> ladder() {
        return Optional.of(levels());
    }

    /** Returns the levels of the super bot. */
    static Ladder<Pig.State, Pig.View, Pig.Move> levels() {
        Level<Pig.View, Pig.Move> careless = new Level<>(
                "careless",
                "Rolls or holds by chance.",
                (seat, chance, thinking) -> new OneStepLookahead.CarelessMind<>(GAME, seat, new MindRandom(chance)));
        Level<Pig.View, Pig.Move> steady = new Level<>(
                "steady",
                "Holds with a total of 20; it does not look at the points of others.",
                (seat, chance, thinking) -> view -> view.total() < USUAL_HOLD ? Pig.Move.ROLL : Pig.Move.HOLD);
        return new Ladder<>(GAME, List.of(careless, steady), Optional.empty());
    }

    @Override
    public List<GameCommand> commands() {
        GameCommand odds = GameCommand.of(
                        "odds",
                        "Prints the chance to reach a total before a one is rolled.",
                        call -> call.out().printf("%.4f%n", Math.pow(5 / 6.0, Math.ceil(call.whole("--total") / 4.0))))
                .with(GameCommand.Option.required("--total", "N", "The total to reach.", GameCommand.Form.WHOLE))
                .withExamples("arena pig odds --total 20");
        return List.of(GameCommand.group("pig", "Computes odds of Pig.", List.of(odds)));
    }
}
