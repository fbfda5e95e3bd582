/**
 * Figures about the running arena for a monitoring system, in the format of Prometheus.
 *
 * <p>Start with {@link arena.web.metrics.MetricsRoutes}. The figures tell how much is going on and never what: no team,
 * no result.
 */
@NullMarked
package arena.web.metrics;

import org.jspecify.annotations.NullMarked;
