package arena.regress;

/** A condition on a bot's answer in a position, in addition to being legal. */
public sealed interface CaseCondition {

    /** The limit on the turns of {@link Survives}. */
    int MOST_TURNS = 1000;

    /** Returns a short text of the condition. */
    String words();

    /** The condition that the answer breaks no rule. */
    record Legal() implements CaseCondition {
        @Override
        public String words() {
            return "a legal order";
        }
    }

    /** The condition that the answer is any order but this one. */
    record Not(RecordedOutput order) implements CaseCondition {
        @Override
        public String words() {
            return "not " + order.notation();
        }
    }

    /** The condition that the answer is this order, or another one that is marked as best too. */
    record Best(RecordedOutput order) implements CaseCondition {
        @Override
        public String words() {
            return "best " + order.notation();
        }
    }

    /**
     * The condition that the match is still running, or won, after a number of further turns against the super bot.
     *
     * @param turns the number of turns of the bot after the turn of the case
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
