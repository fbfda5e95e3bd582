package asterobots;

import java.util.Arrays;
import java.util.List;

/** The values of one line of a prompt, such as {@code 3,-4,G,0,53,9,5,1,1}, taken one after the other. */
final class Parts {

    private final List<String> texts;
    private int next;

    Parts(String value) {
        texts = Arrays.asList(value.strip().split("[ ,]+", -1));
    }

    boolean hasNext() {
        return next < texts.size() && !texts.get(next).isEmpty();
    }

    String text() {
        return texts.get(next++);
    }

    long number() {
        return Long.parseLong(text());
    }

    /** Takes a number as an int; one that has no room in it becomes the largest there is. */
    int small() {
        return (int) Math.min(number(), Integer.MAX_VALUE);
    }

    TrianglePoint point() {
        int x = small();
        return new TrianglePoint(x, small());
    }

    /** Takes the number of a player, and gives his id. */
    int playerId() {
        return Prompt.id(small());
    }
}
