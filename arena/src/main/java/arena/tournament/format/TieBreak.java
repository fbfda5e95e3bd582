package arena.tournament.format;

import java.util.List;
import java.util.Optional;

/**
 * How a criterion parted those who were level, or did not.
 *
 * @param criterion which; nothing if it was the lot
 * @param playOff the number of the play-off whose games were looked at; 0 for those of the section itself
 * @param classes those who were level: the better ones first, those who still are together
 * @param figures what each class has, for people; none if the criterion is no figure
 */
record TieBreak(Optional<Criterion> criterion, int playOff, List<List<Integer>> classes, List<String> figures) {

    TieBreak {
        classes = List.copyOf(classes);
        figures = List.copyOf(figures);
    }

    /** Returns whether it parted them at all. */
    boolean parts() {
        return classes.size() > 1;
    }

    /** Returns the number of the class that somebody is in. */
    int indexOf(int member) {
        for (int index = 0; index < classes.size(); index++) {
            if (classes.get(index).contains(member)) {
                return index;
            }
        }
        throw new IllegalArgumentException(member + " was none of " + classes);
    }
}
