/**
 * The formats of contests: who plays whom next, who stands where and why, and who goes on.
 *
 * <p>A contest is a graph of {@link arena.tournament.format.Section sections}: a group, one encounter of a knock-out, a
 * Swiss tournament. A section has {@link arena.tournament.format.Slot slots}, each taken by a contestant who was drawn
 * into it, or by whoever ends at a certain place of an earlier section. How the members of a section meet is its {@link
 * arena.tournament.format.SectionPlay}, an iterator of {@link arena.tournament.format.Fixture fixtures} over what was played.
 * A {@link arena.tournament.format.Format} does nothing but lay out the sections.
 *
 * <p>Start with {@link arena.tournament.format.ContestProgress}: the whole contest as a pure function of its plan and
 * of the {@link arena.tournament.format.CountedResults results} that count. After a game only what it touches is worked
 * out anew, and the same comes of it; so a contest that is broken off, resumed, or corrected by its referee needs
 * nothing but the results. A fixture's id names its section, its contestants and its number, so that a result is never
 * taken for that of another encounter.
 *
 * <p>Contestants are numbers from 0; names are only for sentences. All chance comes from the {@link
 * arena.tournament.format.SealedSeed}. Everything here is pure: no file, no thread, no clock, and no game by name.
 */
@NullMarked
package arena.tournament.format;

import org.jspecify.annotations.NullMarked;
