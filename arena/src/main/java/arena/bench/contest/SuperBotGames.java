package arena.bench.contest;

import arena.game.GameBox;
import arena.match.Clock;
import arena.match.InProcessPlayer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/** Games between super bots of the first level in the arena's own process. */
final class SuperBotGames extends ContestGames {

    private static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

    SuperBotGames(GameBox<?, ?, ?> box, Path folder, List<String> names) {
        super(box, folder, names);
    }

    @Override
    Player player(String name) {
        String game = box().info().id();
        return new InProcessPlayer(
                name, INFO, invitation -> SuperBots.onSeat(game, 1, invitation.seat(), invitation.seed()));
    }

    @Override
    Clock clock() {
        return new SystemClock();
    }

    @Override
    Venue venue(List<String> teams) {
        return Venue.sound();
    }
}
