/**
 * The protocol probe: plays short matches with a bot, plants the faults that a contest may bring, and says what the bot
 * made of them.
 *
 * <p>Start with {@link arena.probe.ProtocolProbe}, whose {@link arena.probe.ProtocolProbe.Plan} is a list of
 * {@link arena.probe.ProbeMatch matches}. A match is an ordinary {@link arena.match.Match} in which the bot's player is
 * a {@link arena.probe.ProbePlayer}: its {@link arena.probe.FaultSchedule.Cursor} says which {@link arena.probe.PlantedFault}
 * belongs to a turn, its {@link arena.probe.FileAppearance} writes the files of the protocol in that odd way, and a
 * {@link arena.probe.OpenPrompt} reads the answer. What a bot does wrong is a {@link arena.probe.Finding}, and each
 * fault knows its {@link arena.probe.Remedy}.
 *
 * <p>The inputs come from a real game, so this package knows none. It writes in a field of its own and never in a
 * team's real folder; it keeps no record, and judges no move: the rules do.
 */
@NullMarked
package arena.probe;

import org.jspecify.annotations.NullMarked;
