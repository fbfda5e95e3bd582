package arena.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The emblem that a person has chosen for a seat. Pages draw it and name it in words; records hold its word. */
public enum Emblem {
    ANCHOR,
    BELL,
    BOAT,
    BOLT,
    CROWN,
    CUP,
    FISH,
    HEART,
    KEY,
    LEAF,
    MOON,
    TREE;

    /** Returns its word in records and requests. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the words of all emblems. */
    public static List<String> words() {
        return Stream.of(values()).map(Emblem::word).toList();
    }

    /** Returns the emblem of a word; empty if there is none. */
    public static Optional<Emblem> of(String word) {
        return Stream.of(values()).filter(emblem -> emblem.word().equals(word)).findFirst();
    }
}
