package arena.match;

import java.time.Duration;
import java.util.TreeMap;

/** Players in our own virtual machine, for tests. */
final class Minds {

    static final PlayerInfo INFO = new PlayerInfo("superbot", new TreeMap<>());

    private Minds() {}

    /** Returns a player who always gives the same answer, and takes so long over it. */
    static InProcessPlayer slow(String name, VirtualClock clock, Duration thinking, String answer) {
        return new InProcessPlayer(name, INFO, invitation -> input -> {
            clock.pass(thinking);
            return answer;
        });
    }
}
