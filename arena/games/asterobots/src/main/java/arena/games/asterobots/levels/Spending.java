package arena.games.asterobots.levels;

import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The spending of materials in one turn: the best upgrades, and trades of surplus for missing material. */
final class Spending {

    private static final int MOST_UPGRADES = 20;
    private static final int SMALLEST_TRADE = 20;

    private final TurnPlan plan;
    private final ForwardModel model;
    private final Preferences preferences;
    private int upgrades;

    /**
     * The parameters of spending.
     *
     * @param materialWorth the value of one unit of material a turn, in robots a turn, at the beginning of a match
     * @param reserve the amount of each material that is never sold
     * @param basePrice an addition to the price of each unit when upgrades are compared, so that rare materials do not
     *     dominate
     * @param impatient whether an upgrade that needs purchases from the aliens comes before a worse one that can be
     *     paid at once
     */
    record Preferences(double materialWorth, int reserve, double basePrice, boolean impatient) {}

    private Spending(TurnPlan plan, ForwardModel model, Preferences preferences) {
        this.plan = plan;
        this.model = model;
        this.preferences = preferences;
    }

    /** An upgrade that is considered. */
    private record Goal(int vein, Rank rank, Stock cost, double worth) {}

    /** Returns the spending of a turn; its model includes the bought ranks. */
    static Spending of(AsterobotsView.Turn view, Preferences preferences) {
        Spending spending =
                new Spending(new TurnPlan(view), ForwardModel.of(view, new VeinDistances(view.veins())), preferences);
        spending.spend();
        spending.model.upgrade(spending.plan.veins());
        return spending;
    }

    /** Returns the commands so far. */
    TurnPlan plan() {
        return plan;
    }

    /** Returns the position after these commands. */
    ForwardModel model() {
        return model;
    }

    /** Buys upgrades, then offers surplus material and demands missing material. */
    private void spend() {
        Optional<Goal> goal = best();
        while (goal.isPresent() && upgrades < MOST_UPGRADES && reach(goal.get())) {
            goal = best();
        }
        goal.ifPresent(this::propose);
    }

    /** Returns the number of bought ranks. */
    int upgrades() {
        return upgrades;
    }

    private boolean reach(Goal goal) {
        Stream.of(Material.values()).forEach(material -> sellToPlayers(goal, material));
        Stream.of(Material.values()).forEach(material -> buyFromPlayers(goal, material));
        if (!plan.covers(goal.cost()) && coversWithBank(goal)) {
            Stream.of(Material.values()).forEach(material -> sellForMissing(goal, material));
            Stream.of(Material.values()).forEach(material -> plan.buy(material, missing(goal, material)));
        }
        if (plan.upgrade(goal.rank(), goal.vein())) {
            upgrades++;
            return true;
        }
        return false;
    }

    /** Returns the best upgrade that can be paid now, otherwise the best of all. */
    private Optional<Goal> best() {
        List<Goal> goals = IntStream.range(0, plan.veins().size())
                .boxed()
                .flatMap(vein -> Stream.of(Rank.values()).flatMap(rank -> goal(vein, rank)))
                .sorted(Comparator.comparingDouble(Goal::worth).reversed())
                .toList();
        return goals.stream()
                .filter(goal -> plan.covers(goal.cost()) || (preferences.impatient() && coversWithBank(goal)))
                .findFirst()
                .or(() -> goals.stream().findFirst());
    }

    private Stream<Goal> goal(int number, Rank rank) {
        Vein vein = plan.veins().get(number);
        int me = plan.view().me();
        boolean inDanger = model.headingAgainst(me, number) > vein.robots() + model.heading(me, number);
        if (vein.owner() != me || vein.rank(rank) == Rank.MOST || inDanger) {
            return Stream.empty();
        }
        Stock cost = rank.cost(vein.rank(rank));
        double gain = rank == Rank.ROBOT ? vein.robotIncrease() : materialWorth() * vein.materialIncrease();
        return Stream.of(new Goal(number, rank, cost, gain / price(cost)));
    }

    /** Returns the value of material, which decreases during a match, because material takes time to become robots. */
    private double materialWorth() {
        int left = plan.view().rounds() - plan.view().place().round();
        return preferences.materialWorth() * left / plan.view().rounds();
    }

    /** Returns the price of a cost at the aliens, with the base price added to each of their prices. */
    private double price(Stock cost) {
        return Stream.of(Material.values())
                .mapToDouble(material -> cost.amount(material)
                        * (preferences.basePrice() + plan.view().prices().buying(material)))
                .sum();
    }

    private long missing(Goal goal, Material material) {
        return Math.max(0, goal.cost().amount(material) - plan.stock(material));
    }

    private long surplus(Goal goal, Material material) {
        return Math.max(0, plan.stock(material) - goal.cost().amount(material) - preferences.reserve());
    }

    private boolean coversWithBank(Goal goal) {
        long needed = Stream.of(Material.values())
                .mapToLong(material ->
                        missing(goal, material) * plan.view().prices().buying(material))
                .sum();
        long sales = Stream.of(Material.values())
                .mapToLong(material ->
                        surplus(goal, material) * plan.view().prices().selling(material))
                .sum();
        return plan.money() + sales >= needed;
    }

    private void sellForMissing(Goal goal, Material material) {
        long needed = Stream.of(Material.values())
                .mapToLong(one -> missing(goal, one) * plan.view().prices().buying(one))
                .sum();
        long price = Math.max(1, plan.view().prices().selling(material));
        long pieces = (needed - plan.money() + price - 1) / price;
        plan.sell(material, Math.min(pieces, surplus(goal, material)));
    }

    private void sellToPlayers(Goal goal, Material material) {
        long least = plan.view().prices().selling(material);
        trades(Trade.Kind.DEMAND, material)
                .filter(trade -> trade.price() > least)
                .forEach(trade -> plan.take(trade, Math.min(trade.amount(), surplus(goal, material))));
    }

    private void buyFromPlayers(Goal goal, Material material) {
        long most = plan.view().prices().buying(material);
        trades(Trade.Kind.OFFER, material)
                .filter(trade -> trade.price() < most)
                .forEach(trade -> plan.take(
                        trade,
                        Math.min(Math.min(trade.amount(), missing(goal, material)), plan.money() / trade.price())));
    }

    private Stream<Trade> trades(Trade.Kind kind, Material material) {
        return plan.openTrades().stream()
                .filter(trade -> trade.player() != plan.view().me())
                .filter(trade -> trade.kind() == kind && trade.material() == material);
    }

    /** Makes offers and demands at the middle between the aliens' buying and selling prices. */
    private void propose(Goal goal) {
        for (Material material : Material.values()) {
            long price = (plan.view().prices().selling(material)
                            + plan.view().prices().buying(material))
                    / 2;
            long surplus = surplus(goal, material);
            long missing = Math.min(missing(goal, material), plan.money() / Math.max(1, price));
            if (surplus >= SMALLEST_TRADE) {
                plan.offer(material, surplus, price);
            } else if (missing >= SMALLEST_TRADE) {
                plan.demand(material, missing, price);
            }
        }
    }
}
