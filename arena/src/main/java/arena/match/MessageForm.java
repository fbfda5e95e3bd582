package arena.match;

import java.util.Locale;

/** The form of a bot's messages, with the words for them. */
public enum MessageForm {
    /** Files in its team folder. */
    FOLDER("%s_%d.txt", "output_%d.txt", "Gameover.txt") {
        @Override
        public String completion() {
            return "must be complete, with its line end, before the time limit";
        }

        @Override
        public String readiness() {
            return "after its start it must clear its folder and then write ready.txt there repeatedly until it finds"
                    + " its input";
        }

        @Override
        public String printed(int number) {
            return "which the arena does not read as an answer: write the order to " + answer(number);
        }
    },

    /** Messages on its standard streams. */
    STDIO("the message %s %d", "the message output %d", "the message Gameover") {
        @Override
        public String completion() {
            return "must be complete, with its full stop on a line of its own, before the time limit";
        }

        @Override
        public String readiness() {
            return "after its start it must print a line ready and flush its output";
        }

        @Override
        public String printed(int number) {
            return "outside of a message: print it as " + answer(number) + ", with a full stop on a line after it";
        }
    },

    /** Responses of its HTTP server. */
    HTTP("the request %s %d", "the response to input %d", "the request Gameover") {
        @Override
        public String completion() {
            return "must be complete, with status 200, before the time limit and the timeout of [http]";
        }

        @Override
        public String readiness() {
            return "its url must be reachable when the match begins";
        }
    },

    /** Messages on its TCP connection. */
    WIRE("the message for %s %d", "the answer to question %d", "the message exit") {
        @Override
        public String completion() {
            return "must come, with the msg-id of the question, before the time limit";
        }

        @Override
        public String readiness() {
            return "it must connect to the arena and join while the match waits for it";
        }
    };

    private final String message;
    private final String answer;
    private final String end;

    MessageForm(String message, String answer, String end) {
        this.message = message;
        this.answer = answer;
        this.end = end;
    }

    /** Returns the form of a seat's bot; a record of an earlier version names none, and the bot used its folder. */
    public static MessageForm of(Event.SeatAssignment sitting) {
        String word = sitting.fact(Event.SeatAssignment.SPEAKS).orElse("").toUpperCase(Locale.ROOT);
        for (MessageForm form : values()) {
            if (form.name().equals(word)) {
                return form;
            }
        }
        return FOLDER;
    }

    /** Returns the prompt of a number. */
    public String prompt(int number) {
        return String.format(Locale.ROOT, message, "input", number);
    }

    /** Returns the answer to the prompt of a number. */
    public String answer(int number) {
        return String.format(Locale.ROOT, answer, number);
    }

    /** Returns the acknowledgement of a number. */
    public String acknowledgement(int number) {
        return String.format(Locale.ROOT, message, "acknowledge", number);
    }

    /** Returns the end of the match. */
    public String end() {
        return end;
    }

    /** Returns what an answer must be in time, as the rest of a sentence. */
    public abstract String completion();

    /** Returns what a bot must do to become ready, as a sentence. */
    public abstract String readiness();

    /** Returns how an order that was only printed should have been sent, as the rest of a sentence. */
    public String printed(int number) {
        return "which the arena does not read as an answer: send it as " + answer(number);
    }
}
