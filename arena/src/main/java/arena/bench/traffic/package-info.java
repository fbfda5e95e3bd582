/**
 * How fast the cars of Windwardopolis move: {@link arena.bench.traffic.TrafficBench} measures it, with ten cars that
 * never rest, {@link arena.bench.traffic.RandomTraffic}.
 */
@NullMarked
package arena.bench.traffic;

import org.jspecify.annotations.NullMarked;
