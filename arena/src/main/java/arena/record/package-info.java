/**
 * The record of a match, an append-only journal of JSON lines: it is written while the match is played, read while it
 * grows, compressed after the end, replayed, and verified against the rules.
 *
 * <p>Start with {@link arena.record.Journal}, which writes, and {@link arena.record.RecordReader}, which reads; the
 * format is described in {@code arena/docs/record.md}. A {@link arena.record.ReplayFrame} is the match after one event:
 * its status by the events, and its position by the rules. {@link arena.record.Replay} has the frames of a record in
 * any order; {@link arena.record.Verification} checks whether the rules agree with the record. {@link
 * arena.record.RecordFolder} is the directory of all records.
 *
 * <p>A record is the only thing that live pages, replays and statistics read. This package knows no particular game,
 * decides nothing about a match, and reads no team folder.
 */
@NullMarked
package arena.record;

import org.jspecify.annotations.NullMarked;
