package arena.tournament.format;

import arena.tournament.Points;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** How the members of a section meet: one small class for each way. */
public interface SectionPlay {

    /**
     * Returns the fixtures that are known after some results, in the order in which they are begun. More results only
     * ever add fixtures; those that are given out stay, and which of two comes first never changes.
     */
    Meetings meetings(Group group, CountedResults results);

    /**
     * Returns how many games there will be for so many members: at most, where that depends on results; 0 for no end.
     * Drawn games that are played again, and play-offs, are not counted.
     */
    int games(int members);

    /** Returns whether all games are known from the beginning, whatever comes of them. */
    default boolean isFixed() {
        return false;
    }

    /** Returns whether who meets depends on who took part when some game began. */
    default boolean asksWhoTookPart() {
        return false;
    }

    /** What becomes of the games that a member has played, if it is taken out of the section. */
    enum Expulsion {
        /** They count for nobody, as if it had never been there, and those that are left are not played. */
        ANNULS,
        /** It has lost each of them, and loses those that are left. */
        LOSES,
        /** They stand for those it has played, since who met whom afterwards depends on them; it is paired no more. */
        STANDS
    }

    /** Returns what becomes of the games of a member who is taken out. */
    default Expulsion expulsion() {
        return Expulsion.LOSES;
    }

    /** Returns whether who plays a game depends on how another one of the section has ended. */
    default boolean follows(Group group, String game, Fixture other) {
        return false;
    }

    /**
     * Who meets.
     *
     * @param section the id of the section, with which the ids of its fixtures begin
     * @param members the contestants, in the order of the slots
     * @param seal the source of tosses and lots
     */
    record Group(String section, List<Integer> members, SealedSeed seal) {
        public Group {
            members = List.copyOf(members);
        }

        /**
         * Returns whether a game of this id belongs to some round of this section or to a later one, where ids tell
         * rounds.
         */
        boolean isOfRound(String id, int from) {
            String prefix = section + Fixture.ROUND;
            int end = id.indexOf('.', prefix.length());
            return id.startsWith(prefix) && end > 0 && Integer.parseInt(id.substring(prefix.length(), end)) >= from;
        }

        /** Returns with what the ids of a round's games begin, where ids tell rounds. */
        String round(int number) {
            return section + Fixture.ROUND + number;
        }
    }

    /**
     * What is known of who meets.
     *
     * @param fixtures those that are certain by now
     * @param complete whether no more will come
     * @param awarded points that came without a game, such as those of a bye, by contestant; they count like those of
     *     games
     * @param order who stands before whom, where the way of meeting says it itself, as a ladder does: all members, the
     *     first one first; nothing where the section's ranking says it
     */
    record Meetings(
            List<Fixture> fixtures,
            boolean complete,
            SortedMap<Integer, Points> awarded,
            Optional<List<Integer>> order) {
        public Meetings {
            fixtures = List.copyOf(fixtures);
            awarded = Collections.unmodifiableSortedMap(new TreeMap<>(awarded));
            order = order.map(List::copyOf);
        }

        /** Of games only, whose places come from the ranking, as with most ways of meeting. */
        public Meetings(List<Fixture> fixtures, boolean complete) {
            this(fixtures, complete, new TreeMap<>(), Optional.empty());
        }
    }
}
