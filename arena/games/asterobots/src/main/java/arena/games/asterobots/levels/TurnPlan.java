package arena.games.asterobots.levels;

import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.PlayerTrade;
import arena.games.asterobots.command.AsterobotsCommand.Proposal;
import arena.games.asterobots.command.AsterobotsCommand.Upgrade;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A builder of the commands of a turn, with the resources left after them. A command that would break a rule is left
 * out, so that the turn is always legal. It is mutable and serves one turn.
 */
public final class TurnPlan {

    private final AsterobotsView.Turn view;
    private final List<Vein> veins;
    private final int[] robots;
    private final List<AsterobotsCommand> commands = new ArrayList<>();
    private final Map<Material, Long> stock = new EnumMap<>(Material.class);
    private final List<Trade> open;
    private long money;

    TurnPlan(AsterobotsView.Turn view) {
        this.view = view;
        veins = new ArrayList<>(view.veins());
        robots = veins.stream().mapToInt(Vein::robots).toArray();
        for (Material material : Material.values()) {
            stock.put(material, view.mine().stock().amount(material));
        }
        open = new ArrayList<>(view.trades());
        money = view.mine().money();
    }

    /** Returns the turn. */
    AsterobotsOrder order() {
        return AsterobotsOrder.Turn.of(commands);
    }

    /** Returns the number of commands. */
    int commands() {
        return commands.size();
    }

    AsterobotsView.Turn view() {
        return view;
    }

    long money() {
        return money;
    }

    long stock(Material material) {
        return stock.getOrDefault(material, 0L);
    }

    /** Returns the open offers and demands of the other players. */
    List<Trade> openTrades() {
        return List.copyOf(open);
    }

    /** Returns all veins with their ranks after the commands. */
    List<Vein> veins() {
        return List.copyOf(veins);
    }

    private boolean isFull() {
        return commands.size() >= AsterobotsView.MOST_COMMANDS;
    }

    /** Sends robots; does nothing if there are fewer, or the way is invalid. */
    void launch(int from, int to, int count) {
        Vein departure = veins.get(from);
        if (isFull() || from == to || departure.owner() != view.me() || count < 1 || count > robots[from]) {
            return;
        }
        robots[from] -= count;
        commands.add(Launch.of(count, departure.location(), veins.get(to).location()));
    }

    /** Returns whether the stock suffices for an upgrade. */
    boolean covers(Stock cost) {
        return Stream.of(Material.values()).allMatch(material -> stock(material) >= cost.amount(material));
    }

    /** Upgrades a vein and returns whether that was possible. */
    boolean upgrade(Rank rank, int number) {
        Vein vein = veins.get(number);
        if (isFull() || vein.owner() != view.me() || vein.rank(rank) == Rank.MOST) {
            return false;
        }
        Stock cost = rank.cost(vein.rank(rank));
        if (!covers(cost)) {
            return false;
        }
        for (Material material : Material.values()) {
            change(material, -cost.amount(material));
        }
        veins.set(number, upgraded(vein, rank));
        return commands.add(new Upgrade(rank, vein.location()));
    }

    private static Vein upgraded(Vein vein, Rank rank) {
        return new Vein(
                vein.location(),
                vein.material(),
                vein.owner(),
                vein.robots(),
                vein.productivity(),
                vein.reproduction(),
                vein.materialRank() + (rank == Rank.MATERIAL ? 1 : 0),
                vein.robotRank() + (rank == Rank.ROBOT ? 1 : 0));
    }

    private void change(Material material, long more) {
        stock.merge(material, more, Long::sum);
    }

    /** Sells to the aliens. */
    void sell(Material material, long amount) {
        if (!isFull() && amount > 0 && amount <= stock(material)) {
            change(material, -amount);
            money += amount * view.prices().selling(material);
            commands.add(new BankTrade(Direction.SELL, material, amount));
        }
    }

    /** Buys from the aliens. */
    void buy(Material material, long amount) {
        long price = view.prices().buying(material);
        if (!isFull() && amount > 0 && price > 0 && amount <= money / price) {
            change(material, amount);
            money -= amount * price;
            commands.add(new BankTrade(Direction.BUY, material, amount));
        }
    }

    /** Accepts a part of an offer or demand of another player. */
    void take(Trade trade, long amount) {
        boolean buys = trade.kind() == Trade.Kind.OFFER;
        long most = buys ? money / trade.price() : stock(trade.material());
        if (isFull()
                || trade.player() == view.me()
                || !open.contains(trade)
                || amount < 1
                || amount > Math.min(most, trade.amount())) {
            return;
        }
        change(trade.material(), buys ? amount : -amount);
        money += (buys ? -amount : amount) * trade.price();
        // The rest of the trade is not considered again in this turn.
        open.remove(trade);
        commands.add(new PlayerTrade(buys ? Direction.BUY : Direction.SELL, trade.player(), trade.material(), amount));
    }

    /** Offers material to the other players. */
    void offer(Material material, long amount, long price) {
        if (mayPropose(material, amount, price) && amount <= stock(material)) {
            change(material, -amount);
            propose(new Proposal(Trade.Kind.OFFER, material, amount, price));
        }
    }

    /** Demands material of the other players. */
    void demand(Material material, long amount, long price) {
        if (mayPropose(material, amount, price) && amount <= money / price) {
            money -= amount * price;
            propose(new Proposal(Trade.Kind.DEMAND, material, amount, price));
        }
    }

    private boolean mayPropose(Material material, long amount, long price) {
        boolean blocked = open.stream().anyMatch(trade -> trade.player() == view.me() && trade.material() == material);
        return !isFull() && amount > 0 && price > 0 && !blocked;
    }

    private void propose(Proposal proposal) {
        open.add(new Trade(view.me(), proposal.kind(), proposal.material(), proposal.amount(), proposal.price()));
        commands.add(proposal);
    }
}
