package arena.games.asterobots.command;

import arena.games.asterobots.state.Point;
import java.util.ArrayList;
import java.util.List;

/** An order, which is the answer of a player to a prompt. */
public sealed interface AsterobotsOrder {

    /** {@code select x,y}: the selection of a vein (Vein selection phase). */
    record Select(Point location) implements AsterobotsOrder {}

    /** The commands of a turn, in the order in which they are carried out (Main phase). */
    record Turn(List<Line> lines) implements AsterobotsOrder {
        public Turn {
            lines = List.copyOf(lines);
        }

        /** Returns the turn of these commands, one on each line. */
        public static Turn of(List<? extends AsterobotsCommand> commands) {
            List<Line> lines = new ArrayList<>();
            commands.forEach(command -> lines.add(new Line(lines.size() + 1, command)));
            return new Turn(lines);
        }

        /** Returns the turn without a command. */
        public static Turn empty() {
            return new Turn(List.of());
        }

        /** Returns the commands without their lines. */
        public List<AsterobotsCommand> commands() {
            return lines.stream().map(Line::command).toList();
        }
    }

    /**
     * A command with its line number.
     *
     * @param number the line of the answer, from 1
     */
    record Line(int number, AsterobotsCommand command) {}
}
