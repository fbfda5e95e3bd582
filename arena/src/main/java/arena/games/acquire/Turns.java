package arena.games.acquire;

import arena.game.Departure;
import arena.games.acquire.order.Order;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.Purchase;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import java.util.List;
import java.util.Optional;

/** A turn by its stages, from one question to the next (Turn). */
final class Turns {

    private static final int FIVE_TILES = 5;
    private static final int FOUR_TILES = 4;

    private Turns() {}

    /** Returns the state at the first question. */
    static State begun(State dealt) {
        Tabletop table = new Tabletop(dealt);
        begin(table);
        return table.state();
    }

    /** Returns the state at the next question, after the answer of the one who is asked. */
    static State answered(State state, Order order) {
        Tabletop table = new Tabletop(state);
        answer(table, order);
        return untilAsked(table);
    }

    /** Returns the state after a player has left for good: the rules play for him, unless only one is left. */
    static State left(State state, int player, Departure why) {
        Tabletop table =
                new Tabletop(state.withPlayer(player, state.player(player).withGone()));
        long there = state.players().stream().filter(one -> !one.gone()).count() - 1;
        if (there <= 1) {
            Endings.endWithLast(table, why);
        }
        return untilAsked(table);
    }

    /** Plays for those who have left, as for one who does not answer. */
    private static State untilAsked(Tabletop table) {
        while (!table.isOver() && table.isGone(table.moment().asked())) {
            Order instead = Judge.instead(table.state());
            table.turnLots();
            answer(table, instead);
        }
        return table.state();
    }

    private static void answer(Tabletop table, Order order) {
        Moment moment = table.moment();
        switch (moment.question()) {
            case SPECIAL -> special(table, order.card());
            case TILE -> place(table, order, Optional.empty());
            case TILE_AND_STOCK -> place(table, order, Optional.of(order.purchase()));
            case CHAIN -> found(table, order.create().orElseThrow());
            case SURVIVOR -> Mergers.begin(table, order.survivor().orElseThrow());
            case DEFUNCT -> Mergers.settle(table, order.settle().orElseThrow());
            case MERGE -> Mergers.dispose(table, order);
            case STOCK -> buy(table, order.purchase());
            case END -> throw new IllegalArgumentException("nobody is asked any more");
        }
    }

    /** Begins the turn of the next player, or ends the game. */
    static void begin(Tabletop table) {
        Terms terms = table.terms();
        Optional<String> reason = terms.endIsDeclared() ? Optional.empty() : Endings.reason(table.board());
        if (reason.isPresent()) {
            Endings.end(table, reason.get());
            return;
        }
        if (!table.hasTiles()) {
            table.tell(new Event.AllTilesPlayed());
            Endings.end(table, Endings.NO_TILE_LEFT);
            return;
        }
        int mover = table.mover() % table.players() + 1;
        table.setMoment(table.moment().nextTurn(mover));
        table.tell(new Event.TurnBegan(table.moment().turn(), mover));
        if (!terms.replacesAtEnd() && throwOutDead(table, mover)) {
            table.fillUp(mover);
        }
        if (terms.redraws() && isHopeless(table, mover)) {
            redraw(table, mover);
        }
        askFirst(table);
    }

    private static void askFirst(Tabletop table) {
        int mover = table.mover();
        boolean special = table.holds(mover, Card.DRAW_5_TILES) || table.holds(mover, Card.PLACE_4_TILES);
        if (special && !table.playable(mover).isEmpty()) {
            table.ask(mover, Question.SPECIAL, List.of());
        } else {
            askForTile(table);
        }
    }

    /** Returns the state after a card for tiles, which was not asked for. */
    static State withTileCard(Tabletop table, Card card) {
        special(table, Optional.of(card));
        return table.state();
    }

    private static void special(Tabletop table, Optional<Card> card) {
        card.ifPresent(played -> table.spend(table.mover(), played));
        if (card.equals(Optional.of(Card.DRAW_5_TILES))) {
            table.draw(table.mover(), FIVE_TILES);
        } else if (card.equals(Optional.of(Card.PLACE_4_TILES))) {
            table.setMoment(table.moment().withToPlace(FOUR_TILES));
        }
        askForTile(table);
    }

    /** Asks for the next tile; by steps only if one can be placed. */
    private static void askForTile(Tabletop table) {
        Moment moment = table.moment();
        boolean bySteps = table.terms().bySteps();
        if (moment.toPlace() == 0) {
            askForStock(table);
        } else if (bySteps && table.playable(moment.mover()).isEmpty()) {
            placeNone(table);
            table.setMoment(table.moment().withToPlace(0));
            askForStock(table);
        } else {
            boolean last = moment.toPlace() == 1 && !bySteps;
            table.ask(moment.mover(), last ? Question.TILE_AND_STOCK : Question.TILE, List.of());
        }
    }

    private static void placeNone(Tabletop table) {
        table.tell(new Event.NoTile(table.mover()));
    }

    private static void place(Tabletop table, Order order, Optional<Purchase> purchase) {
        if (order.tile().isEmpty()) {
            placeNone(table);
            table.setMoment(table.moment()
                    .withPlacing(Optional.empty())
                    .withToPlace(table.moment().toPlace() - 1));
            goOn(table, purchase);
            return;
        }
        Tile tile = order.tile().get();
        Board.Effect effect = table.board().effect(tile);
        table.takeFromHand(table.mover(), tile);
        table.tell(new Event.TilePlaced(table.mover(), tile, effect.kind(), order.isTileByLot()));
        table.setMoment(table.moment()
                .withPlacing(Optional.of(new Moment.Placing(tile, Optional.empty(), purchase)))
                .withIdle(-1));
        settle(table, tile, effect, order);
    }

    private static void settle(Tabletop table, Tile tile, Board.Effect effect, Order order) {
        switch (effect.kind()) {
            case LOOSE -> {
                table.layLoose(tile);
                placed(table);
            }
            case GROWS -> grow(table, tile, table.terms().chain(effect.chains().get(0)));
            case FOUNDS -> foundOrAsk(table, order);
            case MERGES -> mergeOrAsk(table, tile, order);
            case NOT_NOW, DEAD -> throw new IllegalArgumentException(tile + " cannot be placed on " + table.board());
        }
    }

    private static void grow(Tabletop table, Tile tile, Chain chain) {
        table.join(tile, chain);
        table.tell(new Event.Grew(chain, table.board().size(chain)));
        placed(table);
    }

    /** Founds the only chain there is or the one that was named; by steps the mover may be asked for it. */
    private static void foundOrAsk(Tabletop table, Order order) {
        List<Chain> inactive = inactive(table);
        if (inactive.size() == 1) {
            found(table, inactive.get(0));
        } else if (order.create().isPresent()) {
            found(table, order.create().get());
        } else {
            table.ask(table.mover(), Question.CHAIN, inactive);
        }
    }

    /** Returns the chains that are not on the board. */
    static List<Chain> inactive(Tabletop table) {
        return table.terms().chains().chains().stream()
                .filter(chain -> !table.board().has(chain))
                .toList();
    }

    /** Founds a chain; the founder gets a share if the bank has one (Creating Hotels). */
    private static void found(Tabletop table, Chain chain) {
        int free = Math.min(1, table.bank(chain));
        table.join(table.moment().placing().orElseThrow().tile(), chain);
        table.give(table.mover(), chain, free);
        table.tell(new Event.Founded(table.mover(), chain, table.board().size(chain), free));
        placed(table);
    }

    private static void mergeOrAsk(Tabletop table, Tile tile, Order order) {
        List<Chain> survivors = Mergers.survivors(table, tile);
        if (survivors.size() == 1) {
            Mergers.begin(table, survivors.get(0));
        } else if (order.survivor().isPresent()) {
            Mergers.begin(table, order.survivor().get());
        } else {
            table.ask(table.mover(), Question.SURVIVOR, survivors);
        }
    }

    /** Goes on after a tile is settled. */
    static void placed(Tabletop table) {
        Moment moment = table.moment();
        Optional<Purchase> purchase = moment.placing().orElseThrow().purchase();
        table.setMoment(moment.withPlacing(Optional.empty()).withToPlace(moment.toPlace() - 1));
        if (!table.terms().replacesAtEnd()) {
            throwDeadOutOfBag(table);
        }
        goOn(table, purchase);
    }

    private static void goOn(Tabletop table, Optional<Purchase> purchase) {
        if (purchase.isPresent()) {
            buy(table, purchase.get());
        } else {
            askForTile(table);
        }
    }

    /** Asks for a purchase, if there is anything to buy or the end may be declared. */
    private static void askForStock(Tabletop table) {
        int mover = table.mover();
        boolean mayEnd = table.terms().endIsDeclared() && table.board().mayEnd();
        if (mayEnd || Purchases.canBuy(table, mover) || canTrade(table, mover)) {
            table.ask(mover, Question.STOCK, List.of());
        } else {
            buy(table, Purchase.NONE);
        }
    }

    private static boolean canTrade(Tabletop table, int player) {
        return table.holds(player, Card.TRADE_2_STOCK)
                && table.terms().chains().chains().stream()
                        .anyMatch(chain -> table.board().has(chain) && table.shares(player, chain) >= Purchase.GIVEN);
    }

    private static void buy(Tabletop table, Purchase purchase) {
        new Purchases(table, table.mover(), purchase).carryOut();
        if (purchase.declaresEnd() && table.board().mayEnd()) {
            table.tell(new Event.EndDeclared(table.mover()));
            Endings.end(table, Endings.DECLARED);
        } else {
            finish(table);
        }
    }

    /** Ends the turn: the hand is filled up, and the next player begins. */
    private static void finish(Tabletop table) {
        int idle = table.moment().idle() + 1;
        table.setMoment(table.moment().withIdle(idle));
        if (idle >= table.players()) {
            table.tell(new Event.RoundWithoutTile());
            Endings.end(table, Endings.NO_TILE_PLACED);
            return;
        }
        table.fillUp(table.mover());
        if (table.terms().replacesAtEnd()) {
            replaceDead(table, table.mover());
        }
        begin(table);
    }

    private static boolean isDead(Tabletop table, Tile tile) {
        return table.board().kind(tile) == Board.Kind.DEAD;
    }

    /** Takes the dead tiles out of a hand, and returns whether there was one. */
    private static boolean throwOutDead(Tabletop table, int player) {
        List<Tile> dead =
                table.hand(player).stream().filter(tile -> isDead(table, tile)).toList();
        if (!dead.isEmpty()) {
            table.setAside(player, dead);
            table.tell(new Event.DeadTiles(player, dead));
        }
        return !dead.isEmpty();
    }

    private static void throwDeadOutOfBag(Tabletop table) {
        List<Tile> dead =
                table.bag().stream().filter(tile -> isDead(table, tile)).toList();
        if (!dead.isEmpty()) {
            table.setAsideFromBag(dead);
            table.tell(new Event.DeadInBag(dead));
        }
    }

    /** Replaces dead tiles one by one, those too that are drawn for them (Replacing permanently unplayable tiles). */
    private static void replaceDead(Tabletop table, int player) {
        Optional<Tile> dead = firstDead(table, player);
        while (dead.isPresent()) {
            table.setAside(player, List.of(dead.get()));
            table.tell(new Event.DeadTiles(player, List.of(dead.get())));
            table.fillUp(player);
            dead = firstDead(table, player);
        }
    }

    private static Optional<Tile> firstDead(Tabletop table, int player) {
        return table.hand(player).stream().filter(tile -> isDead(table, tile)).findFirst();
    }

    /** A hand is hopeless if it is full, none of its tiles is playable, and there are others to draw. */
    private static boolean isHopeless(Tabletop table, int player) {
        return table.hand(player).size() >= Terms.HAND && table.playable(player).isEmpty() && !table.bagIsEmpty();
    }

    private static void redraw(Tabletop table, int player) {
        List<Tile> hand = table.hand(player);
        table.setAside(player, hand);
        table.tell(new Event.HandSetAside(player, hand));
        table.fillUp(player);
    }
}
