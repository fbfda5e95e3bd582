package arena.tournament.format;

import java.util.List;
import java.util.Optional;

/**
 * The application of a criterion to tied members.
 *
 * @param criterion the criterion; empty for the lot
 * @param playOff the number of the play-off whose games counted; 0 for those of the section itself
 * @param classes the members in classes, the better ones first; members of one class are still tied
 * @param figures the value of each class, for people; none if the criterion has no values
 */
record TieBreak(Optional<Criterion> criterion, int playOff, List<List<Integer>> classes, List<String> figures) {

    TieBreak {
        classes = List.copyOf(classes);
        figures = List.copyOf(figures);
    }

    /** Returns whether the criterion has separated any members. */
    boolean separates() {
        return classes.size() > 1;
    }

    /** Returns the index of a member's class. */
    int indexOf(int member) {
        for (int index = 0; index < classes.size(); index++) {
            if (classes.get(index).contains(member)) {
                return index;
            }
        }
        throw new IllegalArgumentException(member + " was none of " + classes);
    }
}
