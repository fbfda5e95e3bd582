/**
 * The formats of contests: fixtures, tables with reasons for each place, and the members that advance.
 *
 * <p>A contest is a graph of {@link arena.tournament.format.Section sections}: a group, one encounter of a knock-out, a
 * Swiss tournament. A section has {@link arena.tournament.format.Slot slots}, each taken by a contestant that was drawn
 * into it, or by the contestant on a certain place of an earlier section. The way in which the members of a section
 * meet is its {@link arena.tournament.format.SectionPlay}, which makes {@link arena.tournament.format.Fixture fixtures}
 * from the results so far. A {@link arena.tournament.format.Format} only lays out the sections.
 *
 * <p>Start with {@link arena.tournament.format.ContestProgress}: the state of the contest as a pure function of its
 * layout and of the {@link arena.tournament.format.CountedResults results} that count. After a game only the sections
 * that it changes are computed again, with the same result; so a contest that is broken off, resumed, or corrected by
 * its referee needs nothing but the results. A fixture's id names its section, its contestants and its number, so that
 * a result is never confused with that of another encounter.
 *
 * <p>Contestants are numbers from 0; names are used only in sentences. All chance comes from the {@link
 * arena.tournament.format.SealedSeed}. Everything here is pure: no file, no thread, no clock, and no game by name.
 */
@NullMarked
package arena.tournament.format;

import org.jspecify.annotations.NullMarked;
