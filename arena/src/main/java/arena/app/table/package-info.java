/**
 * Tables: matches that remote people play with bots and with one another, before spectators.
 *
 * <p>Start with {@link arena.app.table.TableMatches}, which plays several matches at a time, each with its own field.
 * A {@link arena.app.table.TableRequest} describes a match; each person has a {@link arena.person.PersonSeat}, which
 * takes answers, and lets the person leave and come back.
 *
 * <p>A front end, such as a page, passes on what people answer and shows what the seat holds; this package does not
 * know how.
 */
@NullMarked
package arena.app.table;

import org.jspecify.annotations.NullMarked;
