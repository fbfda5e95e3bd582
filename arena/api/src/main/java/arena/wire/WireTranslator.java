package arena.wire;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A translator between the texts of one seat in one match and the messages of the bot that plays it. It knows no more
 * than the texts say; what the messages have besides is made from them.
 */
public interface WireTranslator {

    /** A factory of translators. */
    @FunctionalInterface
    interface Factory {

        /**
         * Returns a translator for a seat of a match that begins.
         *
         * @param names returns the name of a player in messages: a bot looks itself up by the name it joined with
         */
        WireTranslator begin(UnaryOperator<String> names);
    }

    /**
     * An order of the bot.
     *
     * @param prompt the number of the prompt that it answers; 0 if it answers none, in real time
     * @param text the order as a bot writes it
     */
    record Order(int prompt, String text) {}

    /**
     * Returns the messages that follow from a prompt or an update; the first one begins with the setup.
     *
     * @param number of the prompt
     * @param text its full text
     */
    List<XmlElement> prompt(int number, String text);

    /** Returns the messages for a bot that has connected again: the setup as of now, and the open question. */
    List<XmlElement> resume();

    /** Returns the order in a message; none if it is no answer to an open question, or is malformed. */
    Optional<Order> order(XmlElement message);

    /**
     * Returns the answer to the open prompt that consists of the messages so far, where a bot need not answer.
     *
     * @param silence the time since the prompt or the bot's last message
     */
    default Optional<Order> due(Duration silence) {
        return Optional.empty();
    }
}
