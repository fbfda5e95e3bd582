package arena.tournament.format;

import java.util.List;

/** How the members of a section meet: one small class for each way. */
public interface Play {

    /**
     * Returns the fixtures that are known after some scores, in the order in which they are begun. More scores only ever add
     * fixtures at the end; those that are given out stay.
     */
    Meetings meetings(Group group, Scores scores);

    /** Returns how many games there will be for so many members: at most, where that depends on results; 0 for no end. */
    int games(int members);

    /**
     * Who meets.
     *
     * @param section the id of the section, with which the ids of its fixtures begin
     * @param members the contestants, in the order of the slots
     * @param seal the source of tosses and lots
     */
    record Group(String section, List<Integer> members, Seal seal) {
        public Group {
            members = List.copyOf(members);
        }
    }

    /**
     * What is known of who meets.
     *
     * @param fixtures those that are certain by now
     * @param complete whether no more will come
     */
    record Meetings(List<Fixture> fixtures, boolean complete) {
        public Meetings {
            fixtures = List.copyOf(fixtures);
        }
    }
}
