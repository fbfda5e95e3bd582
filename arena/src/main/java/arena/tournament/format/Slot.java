package arena.tournament.format;

/**
 * A place among the members of a section.
 *
 * @param label the label of the contestant in the document of the contest, such as {@code A1} or {@code C2}; else the
 *     place that it comes from
 * @param source where its contestant comes from
 */
public record Slot(String label, Source source) {

    /** Returns the slot of a contestant. */
    static Slot drawn(String label, int contestant) {
        return new Slot(label, new Source.Drawn(contestant));
    }

    /** Returns the slot of the contestant on a place of an earlier section. */
    static Slot placed(String label, String section, int place) {
        return new Slot(label, new Source.Placed(section, place));
    }

    /** The source of a slot's contestant. */
    public sealed interface Source {

        /** A contestant that is known since the draw. */
        record Drawn(int contestant) implements Source {}

        /**
         * The contestant on a place of an earlier section.
         *
         * @param section the id of an earlier section
         * @param place from 1
         */
        record Placed(String section, int place) implements Source {}
    }
}
