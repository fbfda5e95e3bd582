package arena.regress;

/** What is asked of a bot's answer in a position, besides that it breaks no rule. */
public sealed interface CaseCondition {

    /** The most turns that a bot may be asked to survive. */
    int MOST_TURNS = 1000;

    /** Returns it in few words. */
    String words();

    /** Any answer that breaks no rule. */
    record Legal() implements CaseCondition {
        @Override
        public String words() {
            return "a legal order";
        }
    }

    /** Anything but this order. */
    record Not(RecordedOutput order) implements CaseCondition {
        @Override
        public String words() {
            return "not " + order.notation();
        }
    }

    /** This order, or another one that is called best too. */
    record Best(RecordedOutput order) implements CaseCondition {
        @Override
        public String words() {
            return "best " + order.notation();
        }
    }

    /**
     * The match must go on, or be won, when the bot has answered so many more times against the super bot.
     *
     * @param turns how many turns of the bot, after the one of the case
     * @param level the level of the super bot on the other seats
     */
    record Survives(int turns, int level) implements CaseCondition {
        public Survives {
            if (turns < 1 || turns > MOST_TURNS || level < 1) {
                throw new IllegalArgumentException(
                        "nobody survives " + turns + " turns against level " + level + " of the super bot");
            }
        }

        @Override
        public String words() {
            return "survives " + turns + (turns == 1 ? " turn" : " turns") + " against superbot:" + level;
        }
    }
}
