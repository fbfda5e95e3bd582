package arena.games.asterobots;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.Amount;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Chooser;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsCommand.BankTrade;
import arena.games.asterobots.command.AsterobotsCommand.Direction;
import arena.games.asterobots.command.AsterobotsCommand.Launch;
import arena.games.asterobots.command.AsterobotsCommand.PlayerTrade;
import arena.games.asterobots.command.AsterobotsCommand.Proposal;
import arena.games.asterobots.command.AsterobotsCommand.Upgrade;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The choices of a person: a free vein, or one command after the other, each offered after the effects of the earlier
 * ones. A path that is not the shortest, and a price above that of the aliens, are not offered.
 */
final class AsterobotsChooser implements Chooser<AsterobotsView, AsterobotsOrder> {

    private static final String VEIN = "vein";
    private static final String TO = "to";
    private static final String MATERIAL = "material";
    private static final String AMOUNT = "amount";
    private static final String PRICE = "price";

    private final Settings settings;

    /** Makes a chooser; the settings that a view does not contain do not matter. */
    AsterobotsChooser(Settings settings) {
        this.settings = settings;
    }

    /** A kind of command in words, with the function that makes the command of a choice. */
    private record Form(Kind kind, Function<Chosen, AsterobotsCommand> command) {}

    @Override
    public Choices choices(AsterobotsView view, Seat seat, List<Chosen> already) {
        if (view instanceof AsterobotsView.Turn turn) {
            List<Form> forms = already.size() < AsterobotsView.MOST_COMMANDS
                    ? forms(ledger(turn, commands(turn, already)))
                    : List.of();
            return new Choices(forms.stream().map(Form::kind).toList(), true);
        }
        return already.isEmpty() ? Choices.of(select(view.veins())) : Choices.COMPLETE;
    }

    private static Kind select(List<Vein> veins) {
        List<Alternative> free = AsterobotsOptions.selections(veins).stream()
                .map(select -> veinAlternative(veins, select.location()))
                .toList();
        return new Kind("select", "Select a vein to begin with", List.of(new One(VEIN, "which one", free)));
    }

    @Override
    public AsterobotsOrder order(AsterobotsView view, Seat seat, List<Chosen> chosen) {
        if (view instanceof AsterobotsView.Turn turn) {
            return AsterobotsOrder.Turn.of(commands(turn, chosen));
        }
        return new AsterobotsOrder.Select(point(chosen.get(0).one(VEIN), view.veins()));
    }

    private List<AsterobotsCommand> commands(AsterobotsView.Turn view, List<Chosen> chosen) {
        List<AsterobotsCommand> commands = new ArrayList<>();
        for (Chosen one : chosen) {
            commands.add(forms(ledger(view, commands)).stream()
                    .filter(form -> form.kind().key().equals(one.kind()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("this command is not offered: " + one))
                    .command()
                    .apply(one));
        }
        return commands;
    }

    /** Returns the state of the turn after some commands. */
    private TurnLedger ledger(AsterobotsView.Turn view, List<AsterobotsCommand> commands) {
        AsterobotsState state = AsterobotsOptions.state(view, settings);
        TurnLedger ledger = new TurnLedger(state);
        commands.forEach(command -> command.carryOut(ledger));
        return ledger;
    }

    private static List<Form> forms(TurnLedger ledger) {
        Position position = ledger.position();
        AsterobotsPlayerState me = ledger.activePlayer();
        List<Form> forms = new ArrayList<>();
        ownVeins(position, ledger.active())
                .filter(vein -> vein.robots() > 0)
                .forEach(vein -> forms.add(launch(vein, position.veins())));
        Stream.of(Rank.values())
                .flatMap(rank -> upgrade(rank, position, ledger.active()))
                .forEach(forms::add);
        for (Material material : Material.values()) {
            long buying = position.prices().buying(material);
            bank(Direction.BUY, material, buying, me.money() / buying).forEach(forms::add);
            long selling = position.prices().selling(material);
            bank(Direction.SELL, material, selling, me.stock().amount(material)).forEach(forms::add);
        }
        for (Material material : Material.values()) {
            if (isFree(position, ledger.active(), material)) {
                offer(material, position, me).forEach(forms::add);
                demand(material, position, me).forEach(forms::add);
            }
        }
        position.trades().stream()
                .filter(trade -> trade.player() != ledger.active())
                .flatMap(trade -> deal(trade, me))
                .forEach(forms::add);
        return forms;
    }

    private static Stream<Vein> ownVeins(Position position, int active) {
        return position.veins().stream().filter(vein -> vein.owner() == active);
    }

    private static boolean isFree(Position position, int active, Material material) {
        return position.trades().stream().noneMatch(trade -> trade.player() == active && trade.material() == material);
    }

    private static Form launch(Vein from, List<Vein> veins) {
        List<Alternative> destinations = veins.stream()
                .filter(vein -> !vein.location().equals(from.location()))
                .sorted(Comparator.comparingInt(vein -> Asteroid.distance(from.location(), vein.location())))
                .map(vein -> veinAlternative(veins, vein.location()))
                .toList();
        Kind kind = new Kind(
                "launch " + from.location().text(),
                "Send robots from " + from.location().text(),
                new Said("launch").with("from", from.location().text()),
                List.of(new One(TO, "where", destinations), new Amount(AMOUNT, "how many", 1, from.robots())));
        return new Form(
                kind,
                chosen -> new Launch(number(chosen, AMOUNT), List.of(from.location(), point(chosen.one(TO), veins))));
    }

    private static Stream<Form> upgrade(Rank rank, Position position, int active) {
        Stock stock = position.player(active).stock();
        List<Alternative> affordable = ownVeins(position, active)
                .filter(vein -> vein.rank(rank) < Rank.MOST && stock.covers(rank.cost(vein.rank(rank))))
                .map(vein -> veinAlternative(position.veins(), vein.location()))
                .toList();
        Kind kind = new Kind(
                "upgrade " + rank.word(),
                "Raise the " + rank.word() + " rank of a vein",
                new Said("upgrade-" + rank.word()),
                List.of(new One(VEIN, "which one", affordable)));
        return affordable.isEmpty()
                ? Stream.empty()
                : Stream.of(new Form(kind, chosen -> new Upgrade(rank, point(chosen.one(VEIN), position.veins()))));
    }

    private static Stream<Form> bank(Direction direction, Material material, long price, long most) {
        String verb = direction == Direction.BUY ? "Buy " : "Sell ";
        String partner = direction == Direction.BUY ? " from the aliens, at " : " to the aliens, at ";
        return form(
                new Kind(
                        "bank " + direction.word() + " " + material.word(),
                        verb + material.word() + partner + price + " J a piece",
                        new Said("bank-" + direction.word())
                                .with(MATERIAL, material.word())
                                .with(PRICE, price),
                        List.of(new Amount(AMOUNT, "how many pieces", 1, most))),
                chosen -> new BankTrade(direction, material, number(chosen, AMOUNT)));
    }

    private static Stream<Form> offer(Material material, Position position, AsterobotsPlayerState me) {
        return propose(
                Trade.Kind.OFFER,
                material,
                me.stock().amount(material),
                position.prices().buying(material));
    }

    /** Returns a demand; its money is set aside, so that amount and price limit each other. */
    private static Stream<Form> demand(Material material, Position position, AsterobotsPlayerState me) {
        long price = Math.min(position.prices().buying(material), me.money());
        return price < 1 ? Stream.empty() : propose(Trade.Kind.DEMAND, material, me.money() / price, price);
    }

    private static Stream<Form> propose(Trade.Kind kind, Material material, long most, long mostPrice) {
        return form(
                new Kind(
                        kind.word() + " " + material.word(),
                        kind == Trade.Kind.OFFER
                                ? "Offer " + material.word() + " to the others"
                                : "Demand " + material.word() + " from the others",
                        new Said(kind.word()).with(MATERIAL, material.word()),
                        List.of(
                                new Amount(AMOUNT, "how many pieces", 1, most),
                                new Amount(PRICE, "J for a piece", 1, mostPrice))),
                chosen -> new Proposal(kind, material, number(chosen, AMOUNT), number(chosen, PRICE)));
    }

    private static Stream<Form> deal(Trade trade, AsterobotsPlayerState me) {
        boolean buys = trade.kind() == Trade.Kind.OFFER;
        Direction direction = buys ? Direction.BUY : Direction.SELL;
        long means = buys ? me.money() / trade.price() : me.stock().amount(trade.material());
        return form(
                new Kind(
                        direction.word() + " " + trade.player() + " "
                                + trade.material().word(),
                        (buys ? "Buy " : "Sell ") + trade.material().word() + (buys ? " from" : " to") + " player "
                                + trade.player() + ", at " + trade.price() + " J a piece",
                        new Said(direction.word())
                                .with(MATERIAL, trade.material().word())
                                .with("player", trade.player())
                                .with(PRICE, trade.price()),
                        List.of(new Amount(AMOUNT, "how many pieces", 1, Math.min(trade.amount(), means)))),
                chosen -> new PlayerTrade(direction, trade.player(), trade.material(), number(chosen, AMOUNT)));
    }

    /** Returns a form, unless one of its amounts can only be 0. */
    private static Stream<Form> form(Kind kind, Function<Chosen, AsterobotsCommand> command) {
        return kind.parts().stream()
                        .allMatch(part -> !(part instanceof Amount amount) || amount.most() >= amount.least())
                ? Stream.of(new Form(kind, command))
                : Stream.empty();
    }

    private static long number(Chosen chosen, String key) {
        return Long.parseLong(chosen.one(key));
    }

    private static Alternative veinAlternative(List<Vein> veins, Point location) {
        int at = Position.indexOf(veins, location);
        Vein vein = veins.get(at);
        return new Alternative(
                location.text(), vein.material().letter() + Integer.toString(at + 1) + " (" + location.text() + ")");
    }

    private static Point point(String place, List<Vein> veins) {
        return veins.stream()
                .map(Vein::location)
                .filter(location -> location.text().equals(place))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no vein is at " + place));
    }
}
