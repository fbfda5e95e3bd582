package arena.match;

import java.time.Duration;
import java.util.TreeMap;

/** Players in the arena's own process, for tests. */
final class TestMinds {

    static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

    private TestMinds() {}

    /** Returns a player that always gives the same answer after a thinking time. */
    static InProcessPlayer slow(String name, VirtualClock clock, Duration thinking, String answer) {
        return new InProcessPlayer(name, INFO, invitation -> input -> {
            clock.pass(thinking);
            return answer;
        });
    }
}
