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
 * The asteroid as everybody sees it, with what everybody has and what is on sale.
 *
 * @param phase what the active player is asked for
 * @param over whether the match is over, so that nobody is asked any more
 * @param size how many small hexagons a side of the field has
 * @param round from 1; one more than there are when all are played
 * @param rounds after how many the match is over
 * @param active the player whose turn it is; after the end, whose turn was the last
 * @param players player 1 first
 * @param market what the aliens want for a piece of each material, and pay for it
 * @param veins in canonical order
 * @param squads on their way, from the head of their list
 * @param trades open offers and demands
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

    /** What the active player is asked for. */
    public enum Phase {
        /** A vein to begin with. */
        SELECTION,
        /** The commands of a turn. */
        TURN
    }

    /**
     * One player and what he has, as in {@link Holdings}.
     *
     * @param gone whether his program has left for good
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
     * What a piece of a material costs at the aliens', and brings there.
     *
     * @param buying what it costs, in J
     * @param selling what it brings, in J
     */
    public record Price(long buying, long selling) {}

    /**
     * A vein, with its number from 1 in canonical order and what it makes in a turn at its ranks.
     *
     * @param owner a player's number, or 0 for the aliens
     * @param materialIncrease how much of its material it makes in each turn of its owner
     * @param robotIncrease how many robots
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

    /** Returns what everybody sees of a state. */
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
     * What everybody sees of a turn that was played.
     *
     * @param player who played it
     * @param orders what was carried out, in order
     * @param conquests the veins that have another owner after it, also by squads that arrived
     */
    public record Step(int player, List<Done> orders, List<Conquest> conquests) {

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
