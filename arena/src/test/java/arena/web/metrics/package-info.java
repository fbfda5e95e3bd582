/** Tests of the figures for a monitoring system. */
@NullMarked
package arena.web.metrics;

import org.jspecify.annotations.NullMarked;
