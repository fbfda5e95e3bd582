/**
 * A table: a match that people play with bots and with one another, each of them somewhere else, while others look on.
 *
 * <p>Start with {@link arena.app.table.TableMatches}, which plays so many matches at a time, each with a field of its own. A
 * {@link arena.app.table.TableRequest} says what is asked for; a {@link arena.app.table.PersonSeat} is where a person
 * is asked, answers, and may come back after he was away.
 *
 * <p>Whoever lets people sit down, a page or a program, hands on what they say and shows what they are told; nothing
 * here knows how that is done.
 */
@NullMarked
package arena.app.table;

import org.jspecify.annotations.NullMarked;
