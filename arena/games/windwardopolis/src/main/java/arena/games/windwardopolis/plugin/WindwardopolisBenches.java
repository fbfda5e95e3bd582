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
                        "Measures ticks a second with ten cars in the largest city of Windwardopolis that comes with"
                                + " the game, and searches for the fastest ways to everywhere, on one core; some"
                                + " seconds.",
                        call -> call.out().print(TrafficBench.measure().table()))
                .withExamples("arena bench traffic");
        return GameCommand.group("bench", "Measures the game.", List.of(traffic));
    }
}
