package arena.tournament.format;

import arena.tournament.Points;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A way in which the members of a section meet. */
public interface SectionPlay {

    /**
     * Returns the fixtures that are known after some results, in the order in which they begin. Further results only
     * add fixtures; known ones stay, and the order of two of them never changes.
     */
    Meetings meetings(Group group, CountedResults results);

    /**
     * Returns the number of games for a number of members: the largest one if it depends on results; 0 for no end.
     * Drawn games that are played again, and play-offs, are not counted.
     */
    int games(int members);

    /** Returns whether all games are known from the beginning. */
    default boolean isFixed() {
        return false;
    }

    /** Returns whether the pairings depend on the participation at the beginning of some game. */
    default boolean dependsOnParticipation() {
        return false;
    }

    /** The treatment of a member's games when it is taken out of the section. */
    enum Expulsion {
        /** Its games are annulled, and its open games are not played. */
        ANNULS,
        /** It loses all its games, played and open ones. */
        LOSES,
        /** Its results stand for its opponents, since later pairings depend on them; it is not paired again. */
        STANDS
    }

    /** Returns the treatment of the games of a member that is taken out. */
    default Expulsion expulsion() {
        return Expulsion.LOSES;
    }

    /** Returns whether the players of a game depend on the result of another game of the section. */
    default boolean follows(Group group, String game, Fixture other) {
        return false;
    }

    /**
     * A group of members that meet.
     *
     * @param section the id of the section, the beginning of the ids of its fixtures
     * @param members the contestants, in the order of the slots
     * @param seal the source of tosses and lots
     */
    record Group(String section, List<Integer> members, SealedSeed seal) {
        public Group {
            members = List.copyOf(members);
        }

        /**
         * Returns whether a game of this id belongs to some round of this section or to a later one, if ids hold
         * rounds.
         */
        boolean isOfRound(String id, int from) {
            String prefix = section + Fixture.ROUND;
            int end = id.indexOf('.', prefix.length());
            return id.startsWith(prefix) && end > 0 && Integer.parseInt(id.substring(prefix.length(), end)) >= from;
        }

        /** Returns the beginning of the ids of a round's games, if ids hold rounds. */
        String round(int number) {
            return section + Fixture.ROUND + number;
        }
    }

    /**
     * The meetings that are known.
     *
     * @param fixtures the fixtures that are certain by now
     * @param complete whether there will be no further ones
     * @param awarded points without a game, such as those of a bye, by contestant; they count like those of games
     * @param order all members in order, the first one first, if the play itself ranks them, as a ladder does; empty if
     *     the section's ranking does
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

        /** Creates meetings without awarded points or an order, as most plays have them. */
        public Meetings(List<Fixture> fixtures, boolean complete) {
            this(fixtures, complete, new TreeMap<>(), Optional.empty());
        }
    }
}
