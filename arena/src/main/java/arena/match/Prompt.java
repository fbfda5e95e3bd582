package arena.match;

import arena.game.AnswerForm;
import java.time.Duration;

/**
 * A question to one seat.
 *
 * @param number counts this seat's own prompts from 1: the {@code i} of {@code input_i.txt}
 * @param text the whole text
 * @param limit the time for the answer; zero if nobody waits for one
 * @param answers how the answer is written
 */
public record Prompt(int number, String text, Duration limit, AnswerForm answers) {}
