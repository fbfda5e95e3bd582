package arena.contest;

import java.util.List;

/**
 * A question for the referee.
 *
 * @param fixture the id of the game; empty if the question is about a team
 * @param contestants the contestants that it concerns
 * @param words what happened and what the referee may do, as sentences
 */
public record RefereeQuestion(String fixture, List<Integer> contestants, String words) {

    public RefereeQuestion {
        contestants = List.copyOf(contestants);
    }
}
