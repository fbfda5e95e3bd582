/**
 * A benchmark of the traffic in Windwardopolis: {@link arena.games.windwardopolis.bench.TrafficBench} measures ten
 * cars that never stop, {@link arena.games.windwardopolis.bench.TrafficBench.RandomTraffic}.
 */
@NullMarked
package arena.games.windwardopolis.bench;

import org.jspecify.annotations.NullMarked;
