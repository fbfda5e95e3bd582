/**
 * The protocol doctor: plays short matches with a bot, plants the troubles that a contest may bring, and says what the bot
 * made of them.
 *
 * <p>Start with {@link arena.doctor.Doctor}, whose {@link arena.doctor.Plan} is a list of {@link arena.doctor.Visit
 * visits}. A visit is an ordinary {@link arena.match.Match} in which the bot's player is a {@link arena.doctor.Bedside}:
 * its {@link arena.doctor.Regimen} says which {@link arena.doctor.Trouble} belongs to a turn, its {@link
 * arena.doctor.Delivery} writes the files of the protocol in that odd way, and a {@link arena.doctor.Question} reads the
 * answer. What a bot does wrong is a {@link arena.doctor.Finding}, and each trouble knows its {@link arena.doctor.Remedy}.
 *
 * <p>The inputs come from a real game, so this package knows none. It writes in a field of its own and never in a team's
 * real folder; it keeps no record, and judges no move: the rules do.
 */
@NullMarked
package arena.doctor;

import org.jspecify.annotations.NullMarked;
