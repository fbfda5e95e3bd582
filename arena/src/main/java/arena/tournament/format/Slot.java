package arena.tournament.format;

/**
 * A place among the members of a section.
 *
 * @param label what the document of the contest calls whoever takes it, such as {@code A1} or {@code C2}; else where he
 *     comes from
 * @param source who takes it
 */
public record Slot(String label, Source source) {

    /** Returns the slot of a contestant. */
    static Slot drawn(String label, int contestant) {
        return new Slot(label, new Source.Drawn(contestant));
    }

    /** Returns the slot of whoever ends on a place of an earlier section. */
    static Slot placed(String label, String section, int place) {
        return new Slot(label, new Source.Placed(section, place));
    }

    /** Who takes a slot. */
    public sealed interface Source {

        /** A contestant, since the draw. */
        record Drawn(int contestant) implements Source {}

        /**
         * Whoever ends there.
         *
         * @param section the id of an earlier section
         * @param place from 1
         */
        record Placed(String section, int place) implements Source {}
    }
}
