package asterobots;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * What a contestant writes: a class that answers the two questions of the game. {@link Contest} asks them, one at a
 * time.
 *
 * <p>When the time is up the arena takes what was saved last, and the thread that thinks is interrupted. A player that
 * fails with an exception loses nothing but his thoughts: then too, what was saved last is his answer.
 */
public abstract class ComputerPlayer {

    private Consumer<String> drafts = text -> {};
    private Random chance = new Random();

    /** Returns a name for people. The arena knows a team by the name of its folder, whatever stands here. */
    public String getName() {
        return getClass().getSimpleName();
    }

    /**
     * Returns the place of the vein to begin with; each player is asked twice. If there is no free vein at that place,
     * the rules give the player one.
     */
    public abstract TrianglePoint selectVein(Game game);

    /** Returns the commands of this turn, in the order in which they are to be executed. */
    public abstract List<Command> selectActions(Game game);

    /** Keeps a place as the answer to {@link #selectVein} in case the time runs out; the last one kept counts. */
    protected final void saveTemporalVeinLocation(TrianglePoint location) {
        drafts.accept(text(location));
    }

    /** Keeps a copy of these commands as the answer to {@link #selectActions} in case the time runs out. */
    protected final void saveTemporalCommands(List<Command> commands) {
        drafts.accept(text(commands));
    }

    /** Returns a source of chance that gives the same numbers when the arena plays a match again. */
    protected final Random getRandom() {
        return chance;
    }

    /** Says where drafts go from now on. */
    final void connect(Consumer<String> place) {
        drafts = place;
    }

    final void shuffle(long seed) {
        chance = new Random(seed);
    }

    /** Asks the question of a prompt, and returns the answer as the arena reads it. */
    final String answer(Prompt prompt) {
        Game game = new Game(prompt);
        return prompt.asksForVein() ? text(selectVein(game)) : text(selectActions(game));
    }

    private static String text(TrianglePoint location) {
        return "select " + Commands.place(location) + "\n";
    }

    private static String text(List<Command> commands) {
        StringBuilder lines = new StringBuilder();
        commands.forEach(command -> lines.append(command.line()).append('\n'));
        return lines.append("End\n").toString();
    }
}
