package arena.match;

import arena.game.AnswerForm;
import arena.game.TimeLimit;

/**
 * A prompt for one seat.
 *
 * @param number counts this seat's own prompts from 1: the {@code i} of {@code input_i.txt}
 * @param text the full text
 * @param limit the time for the answer
 * @param answers how the answer is written
 */
public record Prompt(int number, String text, TimeLimit limit, AnswerForm answers) {}
