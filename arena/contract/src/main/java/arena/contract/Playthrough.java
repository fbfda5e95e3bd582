package arena.contract;

import arena.game.Actions;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A playthrough: a complete match as text, step by step, for a golden file, with the referee's view, the view of each
 * seat that may answer, and its action. Any change of the game's rules or texts changes the file.
 */
public final class Playthrough {

    private Playthrough() {}

    /** Returns the match of random answers from a seed, as text. */
    public static <S, V, A> String of(GameContract<S, V, A> contract, Setup setup, long seed) {
        GameDefinition<S, V, A> game = contract.game();
        RandomMatch<S, V, A> match = new RandomMatch<>(contract, setup, seed);
        StringBuilder text = new StringBuilder()
                .append("game: ")
                .append(game.info().id())
                .append("\nnames: ")
                .append(setup.names())
                .append("\nseed: ")
                .append(setup.seed())
                .append("\nsettings: ")
                .append(setup.settings().texts())
                .append("\n");
        while (!match.isOver()) {
            text.append("\n# step ").append(match.steps() + 1).append('\n');
            text.append(picture(game, match.state()));
            for (Seat seat : match.seats()) {
                text.append(shown(contract, match.state(), seat));
            }
            text.append(done(match.step()));
        }
        Phase.Over over = (Phase.Over) match.phase();
        return text.append("\n# over after ")
                .append(match.steps())
                .append(" steps\n")
                .append(picture(game, match.state()))
                .append(over)
                .append('\n')
                .toString();
    }

    private static <S, V, A> String picture(GameDefinition<S, V, A> game, S state) {
        return game.presentation().picture(state, new Viewpoint.Referee()).plain();
    }

    private static <S, V, A> String shown(GameContract<S, V, A> contract, S state, Seat seat) {
        V view = contract.game().rules().view(state, Viewpoint.of(seat));
        List<String> orders = contract.orders(view, seat).stream()
                .map(order -> contract.game().answers().write(order).strip().replace("\n", " / "))
                .toList();
        String lines = contract.game().views().write(view).lines().collect(Collectors.joining("; "));
        return seat + " is shown: " + lines + "\n" + seat + " may order: " + String.join(", ", orders) + "\n";
    }

    private static <A> String done(Actions<A> actions) {
        return actions.all().stream()
                .map(action -> action.seat() + " does: " + action.action() + "\n")
                .collect(Collectors.joining());
    }
}
