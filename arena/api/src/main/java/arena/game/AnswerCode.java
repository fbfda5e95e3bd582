package arena.game;

import java.util.Optional;
import java.util.stream.Stream;

/** A code by which a game acknowledges an answer; each game implements it as an enumeration. */
public interface AnswerCode {

    /**
     * The meaning of a code.
     *
     * @param number the number in {@code acknowledge_i.txt}
     * @param words the meaning, as one sentence
     * @param heading the heading under which the game's document states the rule
     */
    record Meaning(int number, String words, String heading) {}

    /** Returns the meaning of this code. */
    Meaning meaning();

    /** Returns the number in {@code acknowledge_i.txt}. */
    default int number() {
        return meaning().number();
    }

    /** Returns the meaning, as one sentence. */
    default String words() {
        return meaning().words();
    }

    /** Returns the heading under which the game's document states the rule. */
    default String heading() {
        return meaning().heading();
    }

    /** Returns the code with a number, or nothing if no code has it. */
    static <C extends AnswerCode> Optional<C> of(C[] codes, int number) {
        return Stream.of(codes).filter(code -> code.number() == number).findFirst();
    }
}
