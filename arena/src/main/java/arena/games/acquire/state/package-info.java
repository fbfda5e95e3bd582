/**
 * What there is on the table of Acquire: {@link arena.games.acquire.state.AcquireState} holds everything, {@link
 * arena.games.acquire.state.AcquireView} what one viewer sees of it, {@link arena.games.acquire.state.HotelBoard} the tiles, and
 * {@link arena.games.acquire.state.AcquireTerms} what the host has decided. {@link arena.games.acquire.state.AcquireEvent} names all
 * that can happen.
 *
 * <p>These are values; what changes them is one floor up. Players are numbered from 1, chains in the alphabetical order
 * of their names.
 */
@NullMarked
package arena.games.acquire.state;

import org.jspecify.annotations.NullMarked;
