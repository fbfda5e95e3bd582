package arena.games.asterobots.picture;

import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.Point;
import java.util.List;

/**
 * What everybody sees of a turn that was played.
 *
 * @param player who played it
 * @param orders what was carried out, in order
 * @param conquests the veins that have another owner after it, also by squads that arrived
 */
public record FieldStep(int player, List<Done> orders, List<Conquest> conquests) {

    /**
     * An order that was carried out.
     *
     * @param text as a bot writes it
     * @param order its parts, and which kind of order it is
     */
    public record Done(String text, Record order) {

        /** Returns a selection. */
        public static Done of(AsterobotsOrder.Select select) {
            return new Done("select " + select.location().text(), select);
        }

        /** Returns a command of a turn, which was without fault. */
        public static Done of(AsterobotsCommand command) {
            return new Done(command.text(), (Record) command);
        }
    }

    /**
     * A vein that has another owner.
     *
     * @param number of the vein, from 1
     * @param from the player who had it, or 0 for the aliens
     * @param to the player who has it now
     */
    public record Conquest(int number, Point location, int from, int to) {}

    public FieldStep {
        orders = List.copyOf(orders);
        conquests = List.copyOf(conquests);
    }
}
