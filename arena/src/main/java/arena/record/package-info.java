/**
 * A match as an append-only journal of JSON lines: written while it is played, read while it grows, compressed once it
 * has ended, shown again, and verified against the rules.
 *
 * <p>Start with {@link arena.record.Journal}, which writes, and {@link arena.record.RecordReader}, which reads; between
 * them lies the format of {@code arena/docs/record.md}, and reading undoes writing. A {@link arena.record.ReplayFrame} is the
 * match after one event: how it stands by what the events tell, and where it is by the rules. {@link
 * arena.record.Replay} has the frames of a record in any order; {@link arena.record.Verification} asks whether the
 * rules agree with what was written. {@link arena.record.RecordFolder} is the directory of all records.
 *
 * <p>A record is the only thing that live pages, replays and statistics read. Nothing here knows a particular game,
 * takes a decision about a match, or reads a team folder.
 */
@NullMarked
package arena.record;

import org.jspecify.annotations.NullMarked;
