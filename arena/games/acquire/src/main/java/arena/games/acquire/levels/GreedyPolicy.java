package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelChain;
import arena.search.SearchRandom;

/**
 * A policy that takes the option with the highest gain at each step, without a look ahead; ties are
 * broken at random.
 */
final class GreedyPolicy implements PlayoutPolicy {

    private static final int FULL_BAG = 72;
    private static final int SOON = 20;
    private static final int LOOK_AHEAD_TILES = 3;
    private static final int FIRST_SIZE = 2;
    private static final double TIE_NOISE = 1e-3;
    private static final double NEVER = -1e9;

    // The weights, which won most matches in a tuning on packed tables.

    /** The degree to which bonuses count by shares and not by ranks while the bank is full. */
    private static final double HOPE = 1.5;

    /** The weight of the expected gain of shares as their chain grows. */
    private static final double GROWTH = 3;

    /** The weight of the cost of spending scarce money. */
    private static final double THRIFT = 0.7;

    /** The weight of the others' gain by a tile, as a loss. */
    private static final double RIVALRY = 1.5;

    /** The weight of a bonus that is paid now. */
    private static final double BONUS = 1.5;

    /** The weight of the bonus of a chain that is founded. */
    private static final double FOUNDING = 0.8;

    /** The value of kept shares of a defunct chain, relative to their price when it is founded again. */
    private static final double KEEPING = 2.5;

    /** The least gain of a card, in dollars, while the bag is full. */
    private static final double CARD_GAIN = 3_200;

    private final PackedAction other = new PackedAction();
    private final PackedAction withoutCard = new PackedAction();
    private int bestChain;

    @Override
    public void decide(PackedTable table, SearchRandom dice, PackedAction into) {
        into.clear();
        switch (table.step()) {
            case SPECIAL -> into.card = special(table);
            case TILE -> tile(table, dice, into);
            case MERGE -> dispose(table, into);
            case STOCK -> stock(table, dice, into);
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        }
    }

    /** Draws tiles as soon as possible, and places four when the gain is large enough or the bag runs out. */
    private int special(PackedTable table) {
        int mover = table.mover();
        if (table.holds(mover, PackedTable.DRAW_5) && table.tiles.inBag() >= PackedTable.FIVE) {
            return PackedTable.DRAW_5;
        }
        if (!table.holds(mover, PackedTable.PLACE_4)) {
            return PackedAction.NO_CARD;
        }
        double gain = 0;
        for (int index = 0; index < table.tiles.inHand(mover); index++) {
            gain += Math.max(0, tileGain(table, mover, table.tiles.hand(mover, index)));
        }
        return gain > 2 * cardGain(table) || table.tiles.inBag() < SOON ? PackedTable.PLACE_4 : PackedAction.NO_CARD;
    }

    /**
     * Returns the least gain for which a card is played now. It decreases, because a card is worth nothing at the end.
     */
    private double cardGain(PackedTable table) {
        return CARD_GAIN * table.tiles.inBag() / FULL_BAG;
    }

    private void tile(PackedTable table, SearchRandom dice, PackedAction into) {
        int mover = table.mover();
        double most = NEVER / 2;
        for (int index = 0; index < table.tiles.inHand(mover); index++) {
            int tile = table.tiles.hand(mover, index);
            double gain = tileGain(table, mover, tile) + TIE_NOISE * dice.share();
            if (gain > most) {
                most = gain;
                into.tile = tile;
                into.chain = bestChain;
            }
        }
    }

    /** Returns the gain of a tile with a chain that is founded or survives. */
    double gainOfTile(PackedTable table, int tile, int chain) {
        PackedHotelBoard board = table.board;
        PackedHotelBoard.Kind kind = board.look(tile);
        if (kind == PackedHotelBoard.Kind.FOUNDS) {
            return founding(table, table.mover(), 1 + board.looseBeside(), chain);
        }
        if (kind == PackedHotelBoard.Kind.MERGES) {
            for (int stays = 0; stays < board.touchedChains(); stays++) {
                if (board.touched(stays) == chain) {
                    return merging(table, table.mover(), stays);
                }
            }
        }
        return tileGain(table, table.mover(), tile);
    }

    /** Returns the gain of a purchase without its trades. */
    double gainOfPurchase(PackedTable table, PackedAction bought) {
        other.clear();
        other.card = bought.card;
        double gain = 0;
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            if (bought.buys[chain] > 0) {
                gain += stockGain(table, chain, bought.buys[chain], other);
            }
        }
        return gain;
    }

    /** Returns the gain of a tile with the best chain to found or to survive; {@link #NEVER} if it cannot be placed. */
    private double tileGain(PackedTable table, int mover, int tile) {
        PackedHotelBoard board = table.board;
        PackedHotelBoard.Kind kind = board.look(tile);
        bestChain = PackedTable.NONE;
        return switch (kind) {
            case LOOSE -> 0;
            case GROWS -> growth(table, mover, board.touched(0), 1 + board.looseBeside());
            case FOUNDS -> founding(table, mover, 1 + board.looseBeside());
            case MERGES -> merging(table, mover);
            case NOT_NOW, DEAD -> NEVER;
        };
    }

    /** Returns the gain of a seat from the growth of a chain, less the gain of the others. */
    private double growth(PackedTable table, int seat, int chain, int more) {
        int size = table.board.size(chain);
        int now = table.price(chain);
        int then = table.accounts.price(chain, size + more);
        if (now == then) {
            return 0;
        }
        double gain = 0;
        for (int one = 0; one < table.seats(); one++) {
            int held = table.accounts.shares(one, chain);
            if (held > 0) {
                double gains = (then - now) * (held + PackedWorth.bonus(table, one, chain, 1, 0));
                gain += one == seat ? gains : -RIVALRY * gains / (table.seats() - 1);
            }
        }
        return gain;
    }

    private double founding(PackedTable table, int seat, int size) {
        double most = NEVER;
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            if (table.board.size(chain) == 0) {
                double gain = founding(table, seat, size, chain);
                if (gain > most) {
                    most = gain;
                    bestChain = chain;
                }
            }
        }
        return most;
    }

    private double founding(PackedTable table, int seat, int size, int chain) {
        int price = table.accounts.price(chain, size);
        int free = Math.min(1, table.accounts.bank(chain));
        double gain = FOUNDING * PackedWorth.bonus(table, seat, chain, price, free)
                + (double) price * (table.accounts.shares(seat, chain) + free);
        for (int one = 0; one < table.seats(); one++) {
            if (one != seat) {
                gain -= RIVALRY * price * table.accounts.shares(one, chain) / (table.seats() - 1);
            }
        }
        return gain;
    }

    /** The board must have examined the tile before. */
    private double merging(PackedTable table, int seat) {
        PackedHotelBoard board = table.board;
        double most = NEVER;
        int best = PackedTable.NONE;
        for (int stays = 0; stays < board.touchedChains(); stays++) {
            if (board.isLargestTouched(stays)) {
                double gain = merging(table, seat, stays);
                if (gain > most) {
                    most = gain;
                    best = board.touched(stays);
                }
            }
        }
        bestChain = best;
        return most;
    }

    private double merging(PackedTable table, int seat, int stays) {
        PackedHotelBoard board = table.board;
        double gain = 0;
        int more = 1 + board.looseBeside();
        for (int index = 0; index < board.touchedChains(); index++) {
            int chain = board.touched(index);
            if (index != stays) {
                more += board.size(chain);
                int price = table.price(chain);
                for (int one = 0; one < table.seats(); one++) {
                    if (table.accounts.shares(one, chain) > 0) {
                        double paid = BONUS * PackedWorth.bonus(table, one, chain, price, 0);
                        gain += one == seat ? paid : -RIVALRY * paid / (table.seats() - 1);
                    }
                }
            }
        }
        return gain + growth(table, seat, board.touched(stays), more);
    }

    /** Compares the gains of selling, trading and keeping two shares. */
    private void dispose(PackedTable table, PackedAction into) {
        int seat = table.asked();
        int defunct = table.defunct();
        int survivor = table.survivor();
        int held = table.accounts.shares(seat, defunct);
        int pairs = Math.min(held / 2, table.accounts.bank(survivor));
        int sold = table.price(defunct);
        int size = table.board.size(survivor) + table.board.size(defunct) + 1;
        int then = table.accounts.price(survivor, Math.min(size, PackedHotelBoard.TILES));
        double best = 0;
        for (int pair = 1; pair <= pairs; pair++) {
            double gain = pair * (then + appreciation(table, survivor) - 2.0 * sold)
                    + PackedWorth.hopedBonus(table, seat, survivor, then, pair, HOPE)
                    - PackedWorth.hopedBonus(table, seat, survivor, then, 0, HOPE);
            if (gain > best) {
                best = gain;
                into.exchange = 2 * pair;
            }
        }
        int rest = held - into.exchange;
        double kept = PackedWorth.bonus(table, seat, defunct, table.accounts.price(defunct, FIRST_SIZE), -into.exchange)
                + (double) rest * table.accounts.price(defunct, FIRST_SIZE);
        double left = Math.min(1.0, (double) table.tiles.inBag() / FULL_BAG);
        into.keep = KEEPING * left * kept > (double) rest * sold ? rest : 0;
    }

    private double appreciation(PackedTable table, int chain) {
        int size = table.board.size(chain);
        int later = table.accounts.price(chain, Math.min(size + LOOK_AHEAD_TILES, PackedHotelBoard.TILES));
        double left = Math.min(1.0, 2.0 * table.tiles.inBag() / FULL_BAG);
        return GROWTH * left * (later - table.price(chain));
    }

    private void stock(PackedTable table, SearchRandom dice, PackedAction into) {
        double gain = buy(table, dice, into);
        cards(table, dice, into, gain);
        into.end = table.mayDeclareEnd() && isAhead(table);
    }

    /** Buys the shares with the highest gain one after the other, with the chosen card; returns the gain. */
    private double buy(PackedTable table, SearchRandom dice, PackedAction into) {
        double all = 0;
        while (true) {
            int best = PackedTable.NONE;
            int shares = 0;
            double most = 0;
            for (int chain = 0; chain < HotelChain.COUNT; chain++) {
                int may = PackedPurchases.mayBuy(table, into, chain);
                for (int more = 1; more <= may; more++) {
                    double gain = stockGain(table, chain, more, into) + TIE_NOISE * dice.share();
                    if (gain > most) {
                        most = gain;
                        best = chain;
                        shares = more;
                    }
                }
            }
            if (best == PackedTable.NONE) {
                return all;
            }
            PackedPurchases.buy(table, into, best, shares);
            all += most;
        }
    }

    private double stockGain(PackedTable table, int chain, int more, PackedAction into) {
        int seat = table.mover();
        int price = table.price(chain);
        int had = into.buys[chain];
        double bonus = PackedWorth.hopedBonus(table, seat, chain, price, had + more, HOPE)
                - PackedWorth.hopedBonus(table, seat, chain, price, had, HOPE);
        if (into.card == PackedTable.FREE_3) {
            return bonus + more * (price + appreciation(table, chain));
        }
        double short3 = Math.min(1.0, (double) AcquireTerms.PURCHASE * price / Math.max(1, table.accounts.cash(seat)));
        return bonus + more * (appreciation(table, chain) - THRIFT * price * short3);
    }

    /** Plays a card with the purchase if its additional gain is large enough. */
    private void cards(PackedTable table, SearchRandom dice, PackedAction into, double plain) {
        if (table.cards(table.mover()) == 0) {
            return;
        }
        withoutCard.copyFrom(into);
        double most = plain + cardGain(table);
        for (int card = PackedTable.FREE_3; card <= PackedTable.TRADE_2; card++) {
            if (table.holds(table.mover(), card)) {
                other.clear();
                other.card = card;
                double gain = card == PackedTable.TRADE_2 ? plain : buy(table, dice, other);
                if (card == PackedTable.TRADE_2) {
                    other.copyFrom(withoutCard);
                    other.card = card;
                    gain += trade(table, other);
                }
                if (gain > most) {
                    most = gain;
                    into.copyFrom(other);
                }
            }
        }
    }

    /** Adds the best trades of a card to a purchase, and returns their gain. */
    double trade(PackedTable table, PackedAction into) {
        return PackedPurchases.chooseTrades(table, into, HOPE);
    }

    /** Returns whether no other player would have more if the game ended now. */
    private static boolean isAhead(PackedTable table) {
        double mine = PackedWorth.of(table, table.mover(), 0);
        for (int seat = 0; seat < table.seats(); seat++) {
            if (PackedWorth.of(table, seat, 0) > mine) {
                return false;
            }
        }
        return true;
    }
}
