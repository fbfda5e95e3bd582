package arena.review;

import java.util.Locale;

/**
 * The mark of a decision, by the winning chance that it lost against the best order that the review found, as far as
 * the loss is certain. The limits are those of a match of two; with more seats, where every chance is smaller, they are
 * smaller in proportion.
 */
public enum Mark {
    /** Less than 0.05 of the chance was lost. */
    FINE(0),
    /** At least 0.05 was lost. */
    INACCURATE(0.05),
    /** At least 0.1 was lost. */
    MISTAKE(0.1),
    /** At least 0.2 was lost. */
    BLUNDER(0.2);

    private static final double USUAL_SEATS = 2;

    private final double least;

    Mark(double least) {
        this.least = least;
    }

    /** Returns the least loss of this mark in a match with a number of seats, a share of 1. */
    public double least(int seats) {
        return least * USUAL_SEATS / seats;
    }

    /** Returns the mark of a loss in a match with a number of seats. */
    public static Mark of(double lost, int seats) {
        Mark mark = FINE;
        for (Mark one : values()) {
            if (lost >= one.least(seats)) {
                mark = one;
            }
        }
        return mark;
    }

    /** Returns a number of decisions with this mark in words, such as {@code 2 mistakes}. */
    public String words(long number) {
        boolean isNoun = this == MISTAKE || this == BLUNDER;
        return number + " " + word() + (isNoun && number != 1 ? "s" : "");
    }

    /** Returns the word for people and programs. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
