package arena.superbot;

import arena.games.asterobots.BankTrade;
import arena.games.asterobots.Command;
import arena.games.asterobots.Direction;
import arena.games.asterobots.Material;
import arena.games.asterobots.Rank;
import arena.games.asterobots.Stock;
import arena.games.asterobots.Upgrade;
import arena.games.asterobots.Vein;
import arena.games.asterobots.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What to upgrade, and what to sell and buy for it. It is mutable and serves one turn. */
final class AsterobotsBudget {

    private static final int MOST_UPGRADES = 12;
    private static final int ROUNDS_TO_PAY_OFF = 15;

    private final View.Turn view;
    private final List<Command> commands = new ArrayList<>();
    private final List<Upgrade> done = new ArrayList<>();
    private long money;
    private long[] stock;

    AsterobotsBudget(View.Turn view) {
        this.view = view;
        this.money = view.mine().money();
        Stock mine = view.mine().stock();
        this.stock = new long[] {mine.gas(), mine.stone(), mine.metal()};
    }

    /** Returns the trades and upgrades of the turn, in the order in which they can be paid. */
    List<Command> commands() {
        boolean paysOff = view.place().round() + ROUNDS_TO_PAY_OFF <= view.rounds();
        for (int count = 0; paysOff && count < MOST_UPGRADES && upgradeOne(); count++) {}
        return commands;
    }

    private boolean upgradeOne() {
        Optional<Upgrade> next = next();
        if (next.isEmpty() || !raise(cost(next.get()))) {
            return false;
        }
        pay(cost(next.get()));
        commands.add(next.get());
        done.add(next.get());
        return true;
    }

    /** Robots first, where they grow fastest; then material. */
    private Optional<Upgrade> next() {
        return view.veins().stream()
                .filter(vein -> vein.owner() == view.me())
                .flatMap(vein -> List.of(Rank.ROBOT, Rank.MATERIAL).stream()
                        .filter(rank -> rankOf(vein, rank) < Rank.MOST)
                        .map(rank -> new Upgrade(rank, vein.location())))
                .min(Comparator.comparingDouble(this::price));
    }

    /** Returns what an upgrade costs for each robot or piece it brings a turn; a piece is worth half a robot. */
    private double price(Upgrade upgrade) {
        Vein vein = vein(upgrade);
        long cost = 0;
        for (Material material : Material.values()) {
            cost += cost(upgrade).amount(material) * view.prices().buying(material);
        }
        int now = rankOf(vein, upgrade.rank());
        double gain = upgrade.rank() == Rank.ROBOT ? vein.reproduction() : vein.productivity() / 2.0;
        return cost / (gain * (1 << (now - 1)));
    }

    private Vein vein(Upgrade upgrade) {
        return view.veins().stream()
                .filter(vein -> vein.location().equals(upgrade.location()))
                .findFirst()
                .orElseThrow();
    }

    private int rankOf(Vein vein, Rank rank) {
        return vein.rank(rank)
                + (int) done.stream()
                        .filter(upgrade ->
                                upgrade.rank() == rank && upgrade.location().equals(vein.location()))
                        .count();
    }

    private Stock cost(Upgrade upgrade) {
        return upgrade.rank().cost(rankOf(vein(upgrade), upgrade.rank()));
    }

    /** Sells what the cost leaves over and buys what it lacks; returns whether that is possible, and else does nothing. */
    private boolean raise(Stock cost) {
        long missing = 0;
        long surplus = money;
        for (Material material : Material.values()) {
            long over = stock[index(material)] - cost.amount(material);
            missing += Math.max(0, -over) * view.prices().buying(material);
            surplus += Math.max(0, over) * view.prices().selling(material);
        }
        if (missing > surplus) {
            return false;
        }
        for (Material material : Material.values()) {
            long worth = view.prices().selling(material);
            long over = Math.max(0, stock[index(material)] - cost.amount(material));
            long sold = worth == 0 || missing <= money ? 0 : Math.min(over, (missing - money + worth - 1) / worth);
            trade(Direction.SELL, material, sold);
        }
        for (Material material : Material.values()) {
            trade(Direction.BUY, material, Math.max(0, cost.amount(material) - stock[index(material)]));
        }
        return true;
    }

    private void trade(Direction direction, Material material, long amount) {
        if (amount == 0) {
            return;
        }
        commands.add(new BankTrade(direction, material, amount));
        boolean buys = direction == Direction.BUY;
        stock[index(material)] += buys ? amount : -amount;
        money += buys
                ? -amount * view.prices().buying(material)
                : amount * view.prices().selling(material);
    }

    private void pay(Stock cost) {
        for (Material material : Material.values()) {
            stock[index(material)] -= cost.amount(material);
        }
    }

    private static int index(Material material) {
        return switch (material) {
            case GAS -> 0;
            case STONE -> 1;
            case METAL -> 2;
        };
    }
}
