/**
 * The values of Acquire: {@link arena.games.acquire.state.AcquireState} is a match at one moment, {@link
 * arena.games.acquire.state.AcquireView} its view by one viewer, {@link arena.games.acquire.state.HotelBoard} the
 * board, {@link arena.games.acquire.state.AcquireTerms} the settings, and {@link
 * arena.games.acquire.state.AcquireEvent} lists the events.
 *
 * <p>Values never change; the rules in the parent package make new ones. Players are numbered from 1, chains in the
 * alphabetical order of their names.
 */
@NullMarked
package arena.games.acquire.state;

import org.jspecify.annotations.NullMarked;
