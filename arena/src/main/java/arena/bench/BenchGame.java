package arena.bench;

import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.match.Responder;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The game with which the arena itself is measured: the first game, and a bot that answers at once. */
public final class BenchGame {

    private BenchGame() {}

    /** Returns the game. */
    public static GameDefinition<?, ?, ?> definition() {
        return Games.first();
    }

    /** Returns the settings of the game with some changed, as far as the game has them. */
    public static Settings settings(Map<String, String> changes) {
        Map<String, String> known = new TreeMap<>(changes);
        known.keySet().removeIf(key -> definition().info().setting(key).isEmpty());
        return Settings.of(definition().info(), known);
    }

    /**
     * Returns a bot for one match.
     *
     * @param seat the seat of the bot
     */
    public static Responder bot(Seat seat) {
        String game = definition().info().id();
        return Games.provider(game)
                .flatMap(provider -> provider.instantBots())
                .map(Supplier::get)
                .<Responder>map(Instant::new)
                .orElseGet(() -> SuperBots.onSeat(game, 1, seat, 1));
    }

    /** A bot that is a function of its inputs. */
    private record Instant(UnaryOperator<String> function) implements Responder {

        @Override
        public String answer(String input) {
            return function.apply(input);
        }
    }
}
