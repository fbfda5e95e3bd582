/**
 * A benchmark of the traffic in Windwardopolis: {@link arena.bench.traffic.TrafficBench} measures ten cars that never
 * stop.
 */
@NullMarked
package arena.bench.traffic;

import org.jspecify.annotations.NullMarked;
