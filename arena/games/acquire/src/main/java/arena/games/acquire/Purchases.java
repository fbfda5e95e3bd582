package arena.games.acquire;

import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.ArrayList;
import java.util.List;

/**
 * The execution of an ordered purchase, as far as bank, cash and shares allow (Buying Stock; Power-Ups). It is mutable
 * and serves one purchase.
 */
final class Purchases {

    private final StepState table;
    private final int player;
    private final Purchase wanted;
    private int allowance;
    private int trades = Purchase.TRADES;

    /**
     * Prepares a purchase.
     *
     * @param wanted the ordered purchase, with a card that the player holds or none
     */
    Purchases(StepState table, int player, Purchase wanted) {
        this.table = table;
        this.player = player;
        this.wanted = wanted;
        this.allowance = wanted.allowance();
    }

    /**
     * The result of an entry.
     *
     * @param code the reason why it was cut, or {@link AcquireErrorCode#NO_ERROR}
     * @param shares the number of shares received
     */
    record Fill(AcquireErrorCode code, int shares) {}

    /** Plays the card, buys in order, then trades in order; returns the result of each entry, purchases first. */
    List<Fill> carryOut() {
        wanted.card().filter(card -> !card.isForTiles()).ifPresent(card -> table.playCard(player, card));
        List<Fill> cuts = new ArrayList<>();
        wanted.buys().forEach(buy -> cuts.add(buy(buy)));
        wanted.trades().forEach(trade -> cuts.add(trade(trade)));
        return cuts;
    }

    private Fill buy(Purchase.Buy buy) {
        HotelChain chain = buy.chain();
        if (!table.board().has(chain)) {
            return new Fill(AcquireErrorCode.BUY_INACTIVE, 0);
        }
        int price = wanted.isFree() ? 0 : table.price(chain);
        int affordable = price == 0 ? allowance : table.cash(player) / price;
        int shares = Math.min(Math.min(buy.shares(), allowance), Math.min(table.bank(chain), affordable));
        AcquireErrorCode code = code(buy, affordable);
        if (shares > 0) {
            allowance -= shares;
            table.give(player, chain, shares);
            table.pay(player, -shares * price);
            table.addEvent(new AcquireEvent.Bought(player, chain, shares, price));
        }
        return new Fill(code, Math.max(0, shares));
    }

    private AcquireErrorCode code(Purchase.Buy buy, int affordable) {
        if (buy.shares() > allowance) {
            return AcquireErrorCode.BUY_TOO_MANY;
        }
        if (buy.shares() > table.bank(buy.chain())) {
            return AcquireErrorCode.BUY_BANK;
        }
        return buy.shares() > affordable ? AcquireErrorCode.BUY_CASH : AcquireErrorCode.NO_ERROR;
    }

    private Fill trade(Purchase.Trade trade) {
        AcquireErrorCode code = code(trade);
        if (code != AcquireErrorCode.NO_ERROR) {
            return new Fill(code, 0);
        }
        trades--;
        table.give(player, trade.give(), -Purchase.GIVEN);
        table.give(player, trade.get(), 1);
        table.addEvent(new AcquireEvent.Traded(player, trade.give(), trade.get()));
        return new Fill(code, 1);
    }

    private AcquireErrorCode code(Purchase.Trade trade) {
        if (!wanted.mayTrade()) {
            return AcquireErrorCode.TRADE_WITHOUT_CARD;
        }
        if (!table.board().has(trade.give()) || !table.board().has(trade.get())) {
            return AcquireErrorCode.TRADE_INACTIVE;
        }
        if (trades == 0) {
            return AcquireErrorCode.TRADE_TOO_MANY;
        }
        if (table.shares(player, trade.give()) < Purchase.GIVEN) {
            return AcquireErrorCode.TRADE_SHORT;
        }
        return table.bank(trade.get()) == 0 ? AcquireErrorCode.TRADE_BANK : AcquireErrorCode.NO_ERROR;
    }

    /** Returns whether a player can buy a share. */
    static boolean canBuy(StepState table, int player) {
        return table.terms().chains().chains().stream()
                .anyMatch(chain -> table.board().has(chain)
                        && table.bank(chain) > 0
                        && (table.price(chain) <= table.cash(player) || table.holds(player, PowerUp.FREE_3_STOCK)));
    }
}
