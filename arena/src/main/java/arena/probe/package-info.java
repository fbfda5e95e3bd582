/**
 * The protocol probe: it plays short matches with a bot, plants faults that occur in contests, and reports the bot's
 * reactions.
 *
 * <p>Start with {@link arena.probe.ProtocolProbe}, whose {@link arena.probe.ProtocolProbe.Plan} is a list of {@link
 * arena.probe.ProbeMatch matches}. A match is an ordinary {@link arena.match.Match} in which the bot's player is a
 * {@link arena.probe.ProbePlayer}: its {@link arena.probe.FaultSchedule.Cursor} gives the {@link
 * arena.probe.PlantedFault} of a turn, its {@link arena.probe.FileAppearance} writes the files of the protocol in the
 * way of that fault. A wrong behaviour is a {@link arena.probe.Finding}, and each fault has a {@link
 * arena.probe.Remedy}.
 *
 * <p>The inputs come from a real game; this package knows no particular game. It writes only in its own field and never
 * in a team's real folder. It writes no record, and leaves the judgement of moves to the rules.
 */
@NullMarked
package arena.probe;

import org.jspecify.annotations.NullMarked;
