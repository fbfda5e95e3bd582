package arena.game;

import java.util.Optional;
import java.util.stream.Stream;

/** One code that a game gives an answer: the cases of an enumeration, with what stands in its document. */
public interface AnswerCode {

    /**
     * What a code means.
     *
     * @param number in {@code acknowledge_i.txt}
     * @param words what it means, as one sentence
     * @param heading the heading of the document where the rule stands
     */
    record Meaning(int number, String words, String heading) {}

    /** Returns what it means. */
    Meaning meaning();

    /** Returns the number in {@code acknowledge_i.txt}. */
    default int number() {
        return meaning().number();
    }

    /** Returns what it means, as one sentence. */
    default String words() {
        return meaning().words();
    }

    /** Returns the heading of the document where the rule stands. */
    default String heading() {
        return meaning().heading();
    }

    /** Returns the one of some codes that has a number; nothing if none has. */
    static <C extends AnswerCode> Optional<C> of(C[] codes, int number) {
        return Stream.of(codes).filter(code -> code.number() == number).findFirst();
    }
}
