package arena.tournament.format;

/**
 * A place among the members of a section.
 *
 * @param label what the document of the contest calls whoever takes it, such as {@code A1} or {@code C2}; else where he comes from
 * @param source who takes it
 */
public record Slot(String label, Source source) {

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
