package arena.games.windwardopolis.plugin;

import arena.games.windwardopolis.bench.TrafficBench;
import arena.provider.GameCommand;
import java.util.List;

/** The benchmarks of Windwardopolis below {@code arena bench}. */
final class WindwardopolisBenches {

    private WindwardopolisBenches() {}

    static GameCommand group() {
        GameCommand traffic = GameCommand.of(
                        "traffic",
                        "Measures ticks per second with ten cars in the largest city that comes with Windwardopolis,"
                                + " and searches for the fastest routes to all tiles, on one core. Some seconds.",
                        call -> call.out().print(TrafficBench.measure().table()))
                .withExamples("arena bench traffic");
        return GameCommand.group("bench", "Measures the game.", List.of(traffic));
    }
}
