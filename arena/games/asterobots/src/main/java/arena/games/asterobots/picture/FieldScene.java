package arena.games.asterobots.picture;

import arena.game.Seat;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The scene of a field, the same for every viewer: the asteroid, the holdings of the players, offers and demands.
 *
 * @param phase the phase of the match
 * @param over whether the match is over, so that no player is asked any more
 * @param size the number of small hexagons on a side of the field
 * @param round the round, from 1; {@code rounds + 1} when all are played
 * @param rounds the number of rounds of the match
 * @param active the player whose turn it is; after the end, the player of the last turn
 * @param players the players, player 1 first
 * @param market the prices of the aliens for each material
 * @param veins the veins in canonical order
 * @param squads the squads on their way, from the head of their list
 * @param trades the open offers and demands
 */
public record FieldScene(
        Phase phase,
        boolean over,
        int size,
        int round,
        int rounds,
        int active,
        List<Holder> players,
        SortedMap<Material, Price> market,
        List<NumberedVein> veins,
        List<Squad> squads,
        List<Trade> trades) {

    /** The phase of a match, which decides what the active player is asked for. */
    public enum Phase {
        /** The selection of a vein. */
        SELECTION,
        /** The commands of a turn. */
        TURN
    }

    /**
     * A player with its {@link Holdings}.
     *
     * @param gone whether the player has left for good
     */
    public record Holder(
            int number,
            String name,
            long money,
            Stock stock,
            int veins,
            int robots,
            int timeToLive,
            long funds,
            boolean gone) {}

    /**
     * The prices of the aliens for a piece of a material.
     *
     * @param buying the price to buy it, in J
     * @param selling the price to sell it, in J
     */
    public record Price(long buying, long selling) {}

    /**
     * A vein with its number in canonical order, from 1, and its production at its ranks.
     *
     * @param owner a player's number, or 0 for the aliens
     * @param materialIncrease the material that it produces in each turn of its owner
     * @param robotIncrease the robots that it makes in each turn of its owner
     */
    public record NumberedVein(
            int number,
            Point location,
            Material material,
            int owner,
            int robots,
            int materialRank,
            int robotRank,
            int materialIncrease,
            int robotIncrease) {

        private static NumberedVein of(int number, Vein vein) {
            return new NumberedVein(
                    number,
                    vein.location(),
                    vein.material(),
                    vein.owner(),
                    vein.robots(),
                    vein.materialRank(),
                    vein.robotRank(),
                    vein.materialIncrease(),
                    vein.robotIncrease());
        }

        /** Returns the letter of its material and its number, as the map has it. */
        public String label() {
            return material.letter() + Integer.toString(number);
        }
    }

    public FieldScene {
        players = List.copyOf(players);
        veins = List.copyOf(veins);
        squads = List.copyOf(squads);
        trades = List.copyOf(trades);
    }

    /** Returns the scene of a state. */
    public static FieldScene of(AsterobotsState state) {
        List<Holder> players = new ArrayList<>();
        for (int number = 1; number <= state.players(); number++) {
            players.add(holder(state, number));
        }
        SortedMap<Material, Price> market = new TreeMap<>();
        for (Material material : Material.values()) {
            market.put(
                    material,
                    new Price(
                            state.position().prices().buying(material),
                            state.position().prices().selling(material)));
        }
        List<NumberedVein> veins = new ArrayList<>();
        state.position().veins().forEach(vein -> veins.add(NumberedVein.of(veins.size() + 1, vein)));
        return new FieldScene(
                state.isSelection() ? Phase.SELECTION : Phase.TURN,
                state.over().isPresent(),
                state.terms().size(),
                state.moment().round(),
                state.terms().rounds(),
                state.moment().active(),
                players,
                market,
                veins,
                state.position().squads(),
                state.position().trades());
    }

    private static Holder holder(AsterobotsState state, int number) {
        Holdings has = Holdings.of(state.position(), number);
        return new Holder(
                number,
                state.names().get(number - 1),
                has.money(),
                has.stock(),
                has.veins(),
                has.robots(),
                has.timeToLive(),
                has.funds(),
                state.position().player(number).gone());
    }

    /**
     * A step as every viewer sees it: an order and its consequences.
     *
     * @param player the player of the turn
     * @param orders the orders that were carried out, in order
     * @param conquests the veins that changed their owner, also by squads that arrived
     */
    public record Step(int player, List<Done> orders, List<Conquest> conquests) {

        /**
         * An order that was carried out.
         *
         * @param text as a bot writes it
         * @param order the parts of the order; its type is the kind
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
         * A vein that changed its owner.
         *
         * @param number the number of the vein, from 1
         * @param from the old owner, or 0 for the aliens
         * @param to the new owner
         */
        public record Conquest(int number, Point location, int from, int to) {}

        public Step {
            orders = List.copyOf(orders);
            conquests = List.copyOf(conquests);
        }

        /** Returns the step from one state to the next by an order. */
        public static Step of(AsterobotsState before, Seat seat, AsterobotsOrder order, AsterobotsState after) {
            return new Step(seat.number(), done(order), conquests(before, after));
        }

        private static List<Done> done(AsterobotsOrder order) {
            return order instanceof AsterobotsOrder.Turn turn
                    ? turn.commands().stream().map(Done::of).toList()
                    : List.of(Done.of((AsterobotsOrder.Select) order));
        }

        private static List<Conquest> conquests(AsterobotsState before, AsterobotsState after) {
            List<Conquest> conquests = new ArrayList<>();
            List<Vein> veins = after.position().veins();
            for (int at = 0; at < veins.size(); at++) {
                int loser = before.position().veins().get(at).owner();
                int owner = veins.get(at).owner();
                if (owner != loser) {
                    conquests.add(new Conquest(at + 1, veins.get(at).location(), loser, owner));
                }
            }
            return conquests;
        }
    }
}
