package arena.games.acquire;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.Amount;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Chooser;
import arena.game.Seat;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The choices of a person, one after the other: a tile, with the chain that it founds or that survives; then a card,
 * purchases and trades; or the disposal of shares. Every offered choice is legal, whatever is chosen after it.
 */
final class AcquireChooser implements Chooser<AcquireView, AcquireOrder> {

    private static final String TILE = "tile";
    private static final String CHAIN = "chain";
    private static final String CARD = "card";
    private static final String SHARES = "shares";
    private static final int PAIR = 2;

    /** A kind of choice, with the function that makes commands of a choice. */
    private record Form(Kind kind, Function<Chosen, List<AcquireCommand>> commands) {}

    @Override
    public Choices choices(AcquireView view, Seat seat, List<Chosen> already) {
        List<AcquireCommand> commands = commands(view, seat, already);
        List<Kind> kinds = forms(view, seat, commands).stream().map(Form::kind).toList();
        return new Choices(kinds, isComplete(view, commands));
    }

    @Override
    public AcquireOrder order(AcquireView view, Seat seat, List<Chosen> chosen) {
        return AcquireOrder.of(commands(view, seat, chosen));
    }

    private static List<AcquireCommand> commands(AcquireView view, Seat seat, List<Chosen> chosen) {
        List<AcquireCommand> commands = new ArrayList<>();
        for (Chosen one : chosen) {
            forms(view, seat, commands).stream()
                    .filter(form -> form.kind().key().equals(one.kind()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("this is not offered: " + one))
                    .commands()
                    .apply(one)
                    .forEach(command -> add(commands, command));
        }
        return commands;
    }

    /** Adds a command; a repeated choice raises the number of the first, since each word is written once. */
    private static void add(List<AcquireCommand> commands, AcquireCommand more) {
        for (int at = 0; at < commands.size(); at++) {
            Optional<AcquireCommand> sum = sum(commands.get(at), more);
            if (sum.isPresent()) {
                commands.set(at, sum.get());
                return;
            }
        }
        commands.add(more);
    }

    private static Optional<AcquireCommand> sum(AcquireCommand before, AcquireCommand more) {
        if (before instanceof AcquireCommand.Exchange one && more instanceof AcquireCommand.Exchange other) {
            return Optional.of(new AcquireCommand.Exchange(one.shares() + other.shares()));
        } else if (before instanceof AcquireCommand.Keep one && more instanceof AcquireCommand.Keep other) {
            return Optional.of(new AcquireCommand.Keep(one.shares() + other.shares()));
        } else if (before instanceof AcquireCommand.Buy one
                && more instanceof AcquireCommand.Buy other
                && one.chain().equals(other.chain())) {
            return Optional.of(new AcquireCommand.Buy(one.chain(), one.shares() + other.shares()));
        }
        return Optional.empty();
    }

    private static boolean isComplete(AcquireView view, List<AcquireCommand> commands) {
        return switch (view.expecting().question()) {
            case SPECIAL, STOCK, MERGE, END -> true;
            case TILE, TILE_AND_STOCK -> !commands.isEmpty() || view.playable().isEmpty();
            case CHAIN, SURVIVOR, DEFUNCT -> !commands.isEmpty();
        };
    }

    private static List<Form> forms(AcquireView view, Seat seat, List<AcquireCommand> commands) {
        AcquireOrder order = AcquireOrder.of(commands);
        boolean asksForTile = order.tile().isEmpty() && !view.playable().isEmpty();
        return switch (view.expecting().question()) {
            case SPECIAL -> commands.isEmpty() ? cards(view, seat, true) : List.of();
            case TILE -> asksForTile ? tiles(view) : List.of();
            case TILE_AND_STOCK -> asksForTile ? tiles(view) : stock(view, seat, order);
            case STOCK -> stock(view, seat, order);
            case MERGE -> disposals(view, seat, order);
            case CHAIN -> choice(view, order, "create", "Found a chain", AcquireCommand.Create::new);
            case SURVIVOR ->
                choice(view, order, "survivor", "Choose the surviving chain", AcquireCommand.Survivor::new);
            case DEFUNCT ->
                choice(view, order, "settle", "Choose the next chain to settle", AcquireCommand.Settle::new);
            case END -> List.of();
        };
    }

    private static List<Form> choice(
            AcquireView view,
            AcquireOrder order,
            String key,
            String words,
            Function<HotelChain, AcquireCommand> command) {
        One which = new One(CHAIN, "which one", chains(view.expecting().chains()));
        return order.lines().isEmpty()
                ? List.of(new Form(
                        new Kind(key, words, List.of(which)), chosen -> List.of(command.apply(chain(view, chosen)))))
                : List.of();
    }

    private static List<Alternative> chains(List<HotelChain> chains) {
        return chains.stream()
                .map(chain -> new Alternative(chain.text(), chain.name()))
                .toList();
    }

    private static HotelChain chain(AcquireView view, Chosen chosen) {
        return view.chainSet().of(chosen.one(CHAIN)).orElseThrow();
    }

    private static HotelTile tile(Chosen chosen) {
        return HotelTile.of(chosen.one(TILE)).orElseThrow();
    }

    /** Returns the tiles that need no chain, those that found one, and each tile that merges equal chains. */
    private static List<Form> tiles(AcquireView view) {
        HotelBoard board = Determinization.board(view);
        List<Alternative> plain = new ArrayList<>();
        List<Alternative> founding = new ArrayList<>();
        List<Form> merging = new ArrayList<>();
        for (HotelTile tile : view.playable()) {
            HotelBoard.Effect effect = board.effect(tile);
            List<HotelChain> survivors = board.largest(effect.chains()).stream()
                    .map(view.chainSet()::at)
                    .toList();
            if (effect.kind() == HotelBoard.Kind.FOUNDS) {
                founding.add(new Alternative(tile.text(), tile.text()));
            } else if (survivors.size() > 1) {
                merging.add(merge(view, tile, survivors));
            } else {
                plain.add(new Alternative(tile.text(), tile.text() + words(view, effect)));
            }
        }
        List<Form> forms = new ArrayList<>();
        if (!plain.isEmpty()) {
            forms.add(new Form(
                    new Kind("place", "Place a tile", List.of(new One(TILE, "which one", plain))),
                    chosen -> List.of(new AcquireCommand.PlaceTile(tile(chosen)))));
        }
        if (!founding.isEmpty()) {
            forms.add(new Form(
                    new Kind(
                            "found",
                            "Place a tile that founds a chain",
                            List.of(
                                    new One(TILE, "which tile", founding),
                                    new One(CHAIN, "which chain", chains(AcquireOptions.inactive(view))))),
                    chosen -> List.of(
                            new AcquireCommand.PlaceTile(tile(chosen)),
                            new AcquireCommand.Create(chain(view, chosen)))));
        }
        forms.addAll(merging);
        return forms;
    }

    private static String words(AcquireView view, HotelBoard.Effect effect) {
        if (effect.kind() == HotelBoard.Kind.GROWS) {
            return ", " + view.chainSet().at(effect.chains().get(0)) + " grows";
        }
        return effect.kind() == HotelBoard.Kind.MERGES ? ", a merger" : "";
    }

    private static Form merge(AcquireView view, HotelTile tile, List<HotelChain> survivors) {
        Kind kind = new Kind(
                "merge " + tile.text(),
                "Place " + tile.text() + ", which merges equal chains",
                new Said("merge").with(TILE, tile.text()),
                List.of(new One(CHAIN, "which one survives", chains(survivors))));
        return new Form(
                kind,
                chosen ->
                        List.of(new AcquireCommand.PlaceTile(tile), new AcquireCommand.Survivor(chain(view, chosen))));
    }

    private static List<Form> cards(AcquireView view, Seat seat, boolean forTiles) {
        List<Alternative> cards = view.accounts().get(seat.index()).cards().stream()
                .filter(card -> card.isForTiles() == forTiles)
                .map(card -> new Alternative(card.name(), card.name().replace('_', ' ')))
                .toList();
        return cards.isEmpty()
                ? List.of()
                : List.of(new Form(
                        new Kind("play", "Play a card", List.of(new One(CARD, "which one", cards))),
                        chosen -> List.of(new AcquireCommand.PlayCard(PowerUp.of(chosen.one(CARD))))));
    }

    /** Returns the purchases that are possible after the order so far; a card comes before the first share. */
    private static List<Form> stock(AcquireView view, Seat seat, AcquireOrder order) {
        PurchaseLimits counter = PurchaseLimits.of(view, seat.number(), order);
        List<Form> forms = new ArrayList<>();
        Purchase purchase = order.purchase();
        if (purchase.card().isEmpty() && purchase.buys().isEmpty()) {
            forms.addAll(cards(view, seat, false));
        }
        if (purchase.trades().isEmpty()) {
            for (HotelChain chain : counter.chains()) {
                if (counter.maximum(chain) > 0) {
                    forms.add(buy(chain, counter));
                }
            }
        }
        if (purchase.mayTrade() && purchase.trades().size() < Purchase.TRADES) {
            counter.chains().stream()
                    .filter(chain -> counter.shares(chain) >= PAIR)
                    .forEach(chain -> trade(view, chain, counter).ifPresent(forms::add));
        }
        if (view.place().mayEnd() && !order.declaresEnd()) {
            forms.add(new Form(
                    new Kind("declare-end", "Declare the end of the game", List.of()),
                    chosen -> List.of(new AcquireCommand.DeclareEnd())));
        }
        return forms;
    }

    private static Form buy(HotelChain chain, PurchaseLimits counter) {
        String price = counter.isFree() ? "nothing" : "$" + counter.price(chain);
        Kind kind = new Kind(
                "buy " + chain.text(),
                "Buy " + chain.name() + " for " + price,
                new Said("buy").with(CHAIN, chain.name()).with("price", counter.isFree() ? 0 : counter.price(chain)),
                List.of(new Amount(SHARES, "how many", 1, counter.maximum(chain))));
        return new Form(kind, chosen -> List.of(new AcquireCommand.Buy(chain, Long.parseLong(chosen.one(SHARES)))));
    }

    private static Optional<Form> trade(AcquireView view, HotelChain give, PurchaseLimits counter) {
        List<HotelChain> others = counter.chains().stream()
                .filter(chain -> counter.bank(chain) > 0)
                .toList();
        Kind kind = new Kind(
                "trade " + give.text(),
                "Trade two shares of " + give.name(),
                new Said("trade").with(CHAIN, give.name()),
                List.of(new One(CHAIN, "for one of", chains(others))));
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(new Form(kind, chosen -> List.of(new AcquireCommand.Trade(give, chain(view, chosen)))));
    }

    /** Returns the disposals of a shareholder: pairs to trade, shares to keep; the rest is sold. */
    private static List<Form> disposals(AcquireView view, Seat seat, AcquireOrder order) {
        HotelChain defunct = view.expecting().chains().get(0);
        HotelChain survivor = view.expecting().chains().get(1);
        int left = view.holdings(defunct).shares(seat.number()) - order.exchange() - order.keep();
        int pairs = Math.min(left / PAIR, view.holdings(survivor).bank() - order.exchange() / PAIR);
        List<Form> forms = new ArrayList<>();
        if (pairs > 0) {
            forms.add(new Form(
                    new Kind(
                            "exchange",
                            "Trade two of " + defunct.name() + " for one of " + survivor.name(),
                            new Said("exchange").with("from", defunct.name()).with("to", survivor.name()),
                            List.of(new Amount(SHARES, "how many pairs", 1, pairs))),
                    chosen -> List.of(new AcquireCommand.Exchange(PAIR * Long.parseLong(chosen.one(SHARES))))));
        }
        if (left > 0) {
            forms.add(new Form(
                    new Kind(
                            "keep",
                            "Keep shares of " + defunct.name() + "; the rest is sold",
                            new Said("keep").with(CHAIN, defunct.name()),
                            List.of(new Amount(SHARES, "how many", 1, left))),
                    chosen -> List.of(new AcquireCommand.Keep(Long.parseLong(chosen.one(SHARES))))));
        }
        return forms;
    }
}
