package arena.games.acquire;

import arena.game.Departure;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.List;
import java.util.Optional;

/** The stages of a turn, from one question to the next (Turn). */
final class AcquireTurns {

    private static final int FIVE_TILES = 5;
    private static final int FOUR_TILES = 4;

    private AcquireTurns() {}

    /** Returns the state at the first question. */
    static AcquireState begun(AcquireState dealt) {
        StepState table = new StepState(dealt);
        begin(table);
        return table.state();
    }

    /** Returns the state at the next question, after the answer of the player that is asked. */
    static AcquireState afterAnswer(AcquireState state, AcquireOrder order) {
        StepState table = new StepState(state);
        answer(table, order);
        return untilQuestion(table);
    }

    /** Returns the state after a player has left for good: the rules play for it, unless one player remains. */
    static AcquireState afterDeparture(AcquireState state, int player, Departure why) {
        StepState table =
                new StepState(state.withPlayer(player, state.player(player).withGone()));
        long there = state.players().stream().filter(one -> !one.gone()).count() - 1;
        if (there <= 1) {
            AcquireEndings.endWithLast(table, why);
        }
        return untilQuestion(table);
    }

    /** Gives the default order for each player that has left, until a present player is asked. */
    private static AcquireState untilQuestion(StepState table) {
        while (!table.isOver() && table.isGone(table.moment().asked())) {
            AcquireOrder instead = AcquireJudge.defaultOrder(table.state());
            table.advanceChance();
            answer(table, instead);
        }
        return table.state();
    }

    private static void answer(StepState table, AcquireOrder order) {
        AcquireMoment moment = table.moment();
        switch (moment.question()) {
            case SPECIAL -> playTileCard(table, order.card());
            case TILE -> place(table, order, Optional.empty());
            case TILE_AND_STOCK -> place(table, order, Optional.of(order.purchase()));
            case CHAIN -> found(table, order.create().orElseThrow());
            case SURVIVOR -> afterMerger(Mergers.begin(table, order.survivor().orElseThrow()), table);
            case DEFUNCT -> afterMerger(Mergers.settle(table, order.settle().orElseThrow()), table);
            case MERGE -> afterMerger(Mergers.dispose(table, order), table);
            case STOCK -> buy(table, order.purchase());
            case END -> throw new IllegalArgumentException("nobody is asked any more");
        }
    }

    /** Begins the turn of the next player, or ends the game. */
    static void begin(StepState table) {
        AcquireTerms terms = table.terms();
        Optional<String> reason = terms.endIsDeclared() ? Optional.empty() : AcquireEndings.reason(table.board());
        if (reason.isPresent()) {
            AcquireEndings.end(table, reason.get());
            return;
        }
        if (!table.hasTiles()) {
            table.addEvent(new AcquireEvent.AllTilesPlayed());
            AcquireEndings.end(table, AcquireEndings.NO_TILE_LEFT);
            return;
        }
        int mover = table.mover() % table.players() + 1;
        table.setMoment(table.moment().nextTurn(mover));
        table.addEvent(new AcquireEvent.TurnBegan(table.moment().turn(), mover));
        if (!terms.replacesAtEnd() && removeDead(table, mover)) {
            table.fillUp(mover);
        }
        if (terms.redraws() && isHopeless(table, mover)) {
            redraw(table, mover);
        }
        askFirst(table);
    }

    private static void askFirst(StepState table) {
        int mover = table.mover();
        boolean special = table.holds(mover, PowerUp.DRAW_5_TILES) || table.holds(mover, PowerUp.PLACE_4_TILES);
        if (special && !table.playable(mover).isEmpty()) {
            table.ask(mover, AcquireQuestion.SPECIAL, List.of());
        } else {
            askForTile(table);
        }
    }

    /** Returns the state after a card for tiles that the organiser has ordered. */
    static AcquireState withTileCard(StepState table, PowerUp card) {
        playTileCard(table, Optional.of(card));
        return table.state();
    }

    private static void playTileCard(StepState table, Optional<PowerUp> card) {
        card.ifPresent(played -> table.playCard(table.mover(), played));
        if (card.equals(Optional.of(PowerUp.DRAW_5_TILES))) {
            table.draw(table.mover(), FIVE_TILES);
        } else if (card.equals(Optional.of(PowerUp.PLACE_4_TILES))) {
            table.setMoment(table.moment().withToPlace(FOUR_TILES));
        }
        askForTile(table);
    }

    /** Asks for the next tile; in a turn by steps only if a tile is playable. */
    private static void askForTile(StepState table) {
        AcquireMoment moment = table.moment();
        boolean bySteps = table.terms().bySteps();
        if (moment.toPlace() == 0) {
            askForStock(table);
        } else if (bySteps && table.playable(moment.mover()).isEmpty()) {
            skipTile(table);
            table.setMoment(table.moment().withToPlace(0));
            askForStock(table);
        } else {
            boolean last = moment.toPlace() == 1 && !bySteps;
            table.ask(moment.mover(), last ? AcquireQuestion.TILE_AND_STOCK : AcquireQuestion.TILE, List.of());
        }
    }

    private static void skipTile(StepState table) {
        table.addEvent(new AcquireEvent.NoTile(table.mover()));
    }

    private static void place(StepState table, AcquireOrder order, Optional<Purchase> purchase) {
        if (order.tile().isEmpty()) {
            skipTile(table);
            table.setMoment(table.moment()
                    .withPlacing(Optional.empty())
                    .withToPlace(table.moment().toPlace() - 1));
            continueTurn(table, purchase);
            return;
        }
        HotelTile tile = order.tile().get();
        HotelBoard.Effect effect = table.board().effect(tile);
        table.takeFromHand(table.mover(), tile);
        table.addEvent(new AcquireEvent.TilePlaced(table.mover(), tile, effect.kind(), order.isTileByLot()));
        table.setMoment(table.moment()
                .withPlacing(Optional.of(new AcquireMoment.Placing(tile, Optional.empty(), purchase)))
                .withIdle(-1));
        settle(table, tile, effect, order);
    }

    private static void settle(StepState table, HotelTile tile, HotelBoard.Effect effect, AcquireOrder order) {
        switch (effect.kind()) {
            case LOOSE -> {
                table.placeLoose(tile);
                afterTile(table);
            }
            case GROWS -> grow(table, tile, table.terms().chain(effect.chains().get(0)));
            case FOUNDS -> foundOrAsk(table, order);
            case MERGES -> mergeOrAsk(table, tile, order);
            case NOT_NOW, DEAD -> throw new IllegalArgumentException(tile + " cannot be placed on " + table.board());
        }
    }

    private static void grow(StepState table, HotelTile tile, HotelChain chain) {
        table.join(tile, chain);
        table.addEvent(new AcquireEvent.Grew(chain, table.board().size(chain)));
        afterTile(table);
    }

    /** Founds the only free chain or the named one; in a turn by steps the mover may be asked for it. */
    private static void foundOrAsk(StepState table, AcquireOrder order) {
        List<HotelChain> inactive = table.inactive();
        if (inactive.size() == 1) {
            found(table, inactive.get(0));
        } else if (order.create().isPresent()) {
            found(table, order.create().get());
        } else {
            table.ask(table.mover(), AcquireQuestion.CHAIN, inactive);
        }
    }

    /** Founds a chain; the founder gets one share if the bank has one (Creating Hotels). */
    private static void found(StepState table, HotelChain chain) {
        int free = Math.min(1, table.bank(chain));
        table.join(table.moment().placing().orElseThrow().tile(), chain);
        table.give(table.mover(), chain, free);
        table.addEvent(
                new AcquireEvent.Founded(table.mover(), chain, table.board().size(chain), free));
        afterTile(table);
    }

    private static void mergeOrAsk(StepState table, HotelTile tile, AcquireOrder order) {
        List<HotelChain> survivors = Mergers.survivors(table, tile);
        if (survivors.size() == 1) {
            afterMerger(Mergers.begin(table, survivors.get(0)), table);
        } else if (order.survivor().isPresent()) {
            afterMerger(Mergers.begin(table, order.survivor().get()), table);
        } else {
            table.ask(table.mover(), AcquireQuestion.SURVIVOR, survivors);
        }
    }

    private static void afterMerger(boolean settled, StepState table) {
        if (settled) {
            afterTile(table);
        }
    }

    /** Continues the turn after a tile is settled. */
    private static void afterTile(StepState table) {
        AcquireMoment moment = table.moment();
        Optional<Purchase> purchase = moment.placing().orElseThrow().purchase();
        table.setMoment(moment.withPlacing(Optional.empty()).withToPlace(moment.toPlace() - 1));
        if (!table.terms().replacesAtEnd()) {
            removeDeadFromBag(table);
        }
        continueTurn(table, purchase);
    }

    private static void continueTurn(StepState table, Optional<Purchase> purchase) {
        if (purchase.isPresent()) {
            buy(table, purchase.get());
        } else {
            askForTile(table);
        }
    }

    /** Asks for a purchase, if there is anything to buy or the end may be declared. */
    private static void askForStock(StepState table) {
        int mover = table.mover();
        boolean mayEnd = table.terms().endIsDeclared() && table.board().mayEnd();
        if (mayEnd || Purchases.canBuy(table, mover) || canTrade(table, mover)) {
            table.ask(mover, AcquireQuestion.STOCK, List.of());
        } else {
            buy(table, Purchase.NONE);
        }
    }

    private static boolean canTrade(StepState table, int player) {
        return table.holds(player, PowerUp.TRADE_2_STOCK)
                && table.terms().chains().chains().stream()
                        .anyMatch(chain -> table.board().has(chain) && table.shares(player, chain) >= Purchase.GIVEN);
    }

    private static void buy(StepState table, Purchase purchase) {
        new Purchases(table, table.mover(), purchase).carryOut();
        if (purchase.declaresEnd() && table.board().mayEnd()) {
            table.addEvent(new AcquireEvent.EndDeclared(table.mover()));
            AcquireEndings.end(table, AcquireEndings.DECLARED);
        } else {
            finish(table);
        }
    }

    /** Ends the turn: fills the hand and begins the turn of the next player. */
    private static void finish(StepState table) {
        int idle = table.moment().idle() + 1;
        table.setMoment(table.moment().withIdle(idle));
        if (idle >= table.players()) {
            table.addEvent(new AcquireEvent.RoundWithoutTile());
            AcquireEndings.end(table, AcquireEndings.NO_TILE_PLACED);
            return;
        }
        table.fillUp(table.mover());
        if (table.terms().replacesAtEnd()) {
            replaceDead(table, table.mover());
        }
        begin(table);
    }

    private static boolean isDead(StepState table, HotelTile tile) {
        return table.board().kind(tile) == HotelBoard.Kind.DEAD;
    }

    /** Removes the dead tiles of a hand, and returns whether there was one. */
    private static boolean removeDead(StepState table, int player) {
        List<HotelTile> dead =
                table.hand(player).stream().filter(tile -> isDead(table, tile)).toList();
        if (!dead.isEmpty()) {
            table.setAside(player, dead);
            table.addEvent(new AcquireEvent.DeadTiles(player, dead));
        }
        return !dead.isEmpty();
    }

    private static void removeDeadFromBag(StepState table) {
        List<HotelTile> dead =
                table.bag().stream().filter(tile -> isDead(table, tile)).toList();
        if (!dead.isEmpty()) {
            table.setAsideFromBag(dead);
            table.addEvent(new AcquireEvent.DeadInBag(dead));
        }
    }

    /** Replaces dead tiles one by one, drawn ones included (Replacing permanently unplayable tiles). */
    private static void replaceDead(StepState table, int player) {
        Optional<HotelTile> dead = firstDead(table, player);
        while (dead.isPresent()) {
            table.setAside(player, List.of(dead.get()));
            table.addEvent(new AcquireEvent.DeadTiles(player, List.of(dead.get())));
            table.fillUp(player);
            dead = firstDead(table, player);
        }
    }

    private static Optional<HotelTile> firstDead(StepState table, int player) {
        return table.hand(player).stream().filter(tile -> isDead(table, tile)).findFirst();
    }

    /** Returns whether a hand is full, none of its tiles is playable, and the bag is not empty. */
    private static boolean isHopeless(StepState table, int player) {
        return table.hand(player).size() >= AcquireTerms.HAND
                && table.playable(player).isEmpty()
                && !table.bagIsEmpty();
    }

    private static void redraw(StepState table, int player) {
        List<HotelTile> hand = table.hand(player);
        table.setAside(player, hand);
        table.addEvent(new AcquireEvent.HandSetAside(player, hand));
        table.fillUp(player);
    }
}
