package arena.contest;

import java.util.List;

/**
 * Something that only the referee can decide.
 *
 * @param fixture the id of the game; empty if it is about a team
 * @param contestants whom it concerns
 * @param words what has happened, and what the referee may do, as sentences
 */
public record RefereeQuestion(String fixture, List<Integer> contestants, String words) {

    public RefereeQuestion {
        contestants = List.copyOf(contestants);
    }
}
