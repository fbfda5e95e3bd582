package arena.games.acquire.levels;

import arena.game.Chance;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import arena.search.SearchRandom;

/**
 * The rules of Acquire on arrays, for searches: a whole match is played without allocation. It agrees with the rules
 * move by move, in both rule sets and in any mixture of them. It is mutable.
 *
 * <p>A turn consists of steps; an order for a whole turn is two of them. Seats are counted from 0. Defunct chains of
 * equal size are settled in the order of the board, unless {@link #settleNext} changes it. Departures of players are
 * not supported.
 */
final class PackedTable {

    /** The step that is asked for. */
    enum Step {
        SPECIAL,
        TILE,
        MERGE,
        STOCK,
        OVER
    }

    static final int NONE = PackedHotelBoard.NONE;
    static final int FREE_3 = PowerUp.FREE_3_STOCK.number();
    static final int BUY_5 = PowerUp.BUY_5_STOCK.number();
    static final int TRADE_2 = PowerUp.TRADE_2_STOCK.number();
    static final int DRAW_5 = PowerUp.DRAW_5_TILES.number();
    static final int PLACE_4 = PowerUp.PLACE_4_TILES.number();
    private static final int TILE_CARDS = 1 << DRAW_5 | 1 << PLACE_4;
    static final int FIVE = 5;
    private static final int FOUR = 4;

    final PackedHotelBoard board = new PackedHotelBoard();
    final PackedTiles tiles;
    private final AcquireTerms terms;
    private final boolean deadAtEnd;
    private final boolean declared;
    private final boolean market;
    private final int seats;
    final PackedAccounts accounts;
    private final int[] cards;
    private final PackedMerger merger = new PackedMerger();
    private final SearchRandom dice = new SearchRandom(Chance.of(1, "the bag of a packed table"));
    private int mover;
    private int asked;
    private int turn;
    private int toPlace;
    private int idle;
    private Step step = Step.OVER;

    PackedTable(AcquireTerms terms, int seats) {
        this.terms = terms;
        this.deadAtEnd = terms.replacesAtEnd();
        this.declared = terms.endIsDeclared();
        this.market = terms.hasMarket(seats);
        this.seats = seats;
        this.accounts = new PackedAccounts(terms.chains(), terms.roundsUp(), seats);
        this.cards = new int[seats];
        this.tiles = new PackedTiles(seats);
    }

    /** Copies another table of the same match. */
    void copyFrom(PackedTable other) {
        board.copyFrom(other.board);
        tiles.copyFrom(other.tiles);
        accounts.copyFrom(other.accounts);
        System.arraycopy(other.cards, 0, cards, 0, seats);
        merger.copyFrom(other.merger);
        mover = other.mover;
        asked = other.asked;
        turn = other.turn;
        toPlace = other.toPlace;
        idle = other.idle;
        step = other.step;
    }

    /** Empties the table; all shares are in the bank. */
    void clear() {
        board.clear();
        tiles.clear();
        accounts.clear();
        merger.clear();
        idle = 0;
    }

    /** Sets the cash and the cards of a seat. */
    void setAccount(int seat, int dollars, int cardBits) {
        accounts.setCash(seat, dollars);
        cards[seat] = cardBits;
    }

    /** Gives a seat shares of the bank. */
    void give(int seat, int chain, int count) {
        accounts.give(seat, chain, count);
    }

    /** Sets the turn and the step that the mover is asked for. */
    void setMoment(int number, int whose, int left, int idleTurns, Step what) {
        turn = number;
        mover = whose;
        asked = whose;
        toPlace = left;
        idle = idleTurns;
        step = what;
    }

    /** Sets a merger whose bonuses are paid; a seat is asked about the first chain. */
    void setMerger(int tile, int stays, int[] settled, int count, int who) {
        merger.set(tile, stays, settled, count);
        asked = who;
        step = Step.MERGE;
    }

    AcquireTerms terms() {
        return terms;
    }

    int seats() {
        return seats;
    }

    Step step() {
        return step;
    }

    boolean isOver() {
        return step == Step.OVER;
    }

    int turn() {
        return turn;
    }

    int mover() {
        return mover;
    }

    int asked() {
        return asked;
    }

    int toPlace() {
        return toPlace;
    }

    /** Returns the number of consecutive turns without a tile. */
    int idle() {
        return idle;
    }

    int cards(int seat) {
        return cards[seat];
    }

    boolean holds(int seat, int card) {
        return (cards[seat] & 1 << card) != 0;
    }

    /** Returns the price of a share now; 0 if the chain is not on the board. */
    int price(int chain) {
        return accounts.price(chain, board.size(chain));
    }

    /** Returns the chain whose shares are being settled. */
    int defunct() {
        return merger.defunct();
    }

    int survivor() {
        return merger.survivor();
    }

    /** Returns the tile whose merger is being settled. */
    int placing() {
        return merger.placing();
    }

    boolean mayDeclareEnd() {
        return declared && board.mayEnd();
    }

    /** Returns whether a seat has a tile that can be placed now. */
    boolean isAnyPlayable(int seat) {
        for (int index = 0; index < tiles.inHand(seat); index++) {
            if (board.look(tiles.hand(seat, index)).isPlayable()) {
                return true;
            }
        }
        return false;
    }

    /** Computes the bonuses of a chain at a price, and returns the bonus of one seat. */
    int bonus(int seat, int chain, int price) {
        accounts.computeBonuses(chain, price, 0, 0);
        return accounts.bonus(seat);
    }

    /** Plays a decision of the seat that is asked, and advances to the next step. */
    void play(PackedAction decision) {
        switch (step) {
            case SPECIAL -> special(decision.card);
            case TILE -> place(decision.tile, decision.chain);
            case MERGE -> dispose(decision.exchange, decision.keep);
            case STOCK -> buy(decision);
            case OVER -> throw new IllegalStateException("nobody is asked any more");
        }
    }

    private void special(int card) {
        cards[mover] &= ~(1 << card);
        if (card == DRAW_5) {
            tiles.draw(mover, FIVE);
        } else if (card == PLACE_4) {
            toPlace = FOUR;
        }
        step = Step.TILE;
    }

    private void place(int tile, int chain) {
        if (tile == NONE) {
            toPlace = terms.bySteps() ? 0 : toPlace - 1;
            nextStep();
            return;
        }
        PackedHotelBoard.Kind kind = board.look(tile);
        tiles.take(mover, tile);
        idle = -1;
        switch (kind) {
            case LOOSE -> board.placeLoose(tile);
            case GROWS -> board.join(tile, board.touched(0));
            case FOUNDS -> {
                board.join(tile, chain);
                accounts.give(mover, chain, Math.min(1, accounts.bank(chain)));
            }
            case MERGES -> {
                merge(tile, chain);
                return;
            }
            case NOT_NOW, DEAD -> throw new IllegalArgumentException("tile " + tile + " cannot be placed: " + kind);
        }
        placed();
    }

    private void merge(int tile, int stays) {
        merger.begin(tile, stays, board);
        for (int index = 0; index < merger.count(); index++) {
            payBonuses(merger.defunct(index));
        }
        askHolder(mover, 0);
    }

    private void payBonuses(int chain) {
        boolean draws = market && tiles.inBag() > 0;
        int third = draws ? 1 + tiles.bag(0) % HotelTile.COLUMNS : 0;
        accounts.computeBonuses(chain, price(chain), third, 1);
        accounts.payBonuses();
        if (draws) {
            tiles.shuffle(dice);
        }
    }

    /** Makes a chain the next to be settled; it must have the size of the chain that would be next. */
    void settleNext(int chain) {
        merger.putFirst(chain);
        askHolder(mover, 0);
    }

    /** Asks the next holder of the chain that is being settled, after {@code done} seats. */
    private void askHolder(int from, int done) {
        int seat = from;
        int passed = done;
        while (merger.isAnyLeft()) {
            for (; passed < seats; passed++) {
                if (accounts.shares(seat, merger.defunct()) > 0) {
                    asked = seat;
                    step = Step.MERGE;
                    return;
                }
                seat = (seat + 1) % seats;
            }
            merger.settled();
            seat = mover;
            passed = 0;
        }
        board.join(merger.placing(), merger.survivor());
        merger.clear();
        placed();
    }

    private void dispose(int exchange, int keep) {
        int chain = merger.defunct();
        int survivor = merger.survivor();
        int all = accounts.shares(asked, chain);
        int offered = Math.min(Math.max(0, exchange), all);
        int kept = Math.min(Math.max(0, keep), all - offered);
        int got = Math.min(offered / Purchase.GIVEN, accounts.bank(survivor));
        int sold = all - kept - Purchase.GIVEN * got;
        give(asked, chain, kept - all);
        give(asked, survivor, got);
        accounts.pay(asked, sold * price(chain));
        int done = (asked - mover + seats) % seats + 1;
        askHolder((asked + 1) % seats, done);
    }

    private void placed() {
        toPlace--;
        asked = mover;
        if (!deadAtEnd && board.safeChains() > 1) {
            tiles.removeDeadFromBag(board);
        }
        nextStep();
    }

    private void nextStep() {
        step = toPlace > 0 ? Step.TILE : Step.STOCK;
    }

    private void buy(PackedAction decision) {
        cards[mover] &= ~(1 << decision.card);
        int left = decision.card == BUY_5 ? FIVE : AcquireTerms.PURCHASE;
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            if (decision.buys[chain] > 0 && board.size(chain) > 0) {
                int price = decision.card == FREE_3 ? 0 : price(chain);
                int affordable = price == 0 ? left : accounts.cash(mover) / price;
                int had = Math.min(Math.min(decision.buys[chain], left), Math.min(accounts.bank(chain), affordable));
                left -= had;
                give(mover, chain, had);
                accounts.pay(mover, -had * price);
            }
        }
        for (int index = 0; decision.card == TRADE_2 && index < decision.trades; index++) {
            trade(decision.gives[index], decision.gets[index]);
        }
        endTurn(decision.end);
    }

    private void trade(int given, int got) {
        if (board.size(given) > 0
                && board.size(got) > 0
                && accounts.shares(mover, given) >= Purchase.GIVEN
                && accounts.bank(got) > 0) {
            give(mover, given, -Purchase.GIVEN);
            give(mover, got, 1);
        }
    }

    private void endTurn(boolean end) {
        idle++;
        if (end && mayDeclareEnd() || idle >= seats) {
            finish();
            return;
        }
        tiles.fillUp(mover);
        if (deadAtEnd) {
            tiles.replaceDead(mover, board);
        }
        begin();
    }

    /** Begins the turn of the next seat, or ends the match. */
    void begin() {
        if (!declared && board.mayEnd() || !tiles.isAnyLeft()) {
            finish();
            return;
        }
        mover = (mover + 1) % seats;
        asked = mover;
        turn++;
        toPlace = 1;
        if (!deadAtEnd && tiles.removeDead(mover, board)) {
            tiles.fillUp(mover);
        }
        if (terms.redraws() && tiles.inBag() > 0 && tiles.inHand(mover) >= AcquireTerms.HAND && !isAnyPlayable(mover)) {
            tiles.discardHand(mover);
            tiles.fillUp(mover);
        }
        step = (cards[mover] & TILE_CARDS) != 0 && isAnyPlayable(mover) ? Step.SPECIAL : Step.TILE;
    }

    /** Ends the match: bonuses of all chains on the board are paid, and all their shares are sold. */
    void finish() {
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            int price = price(chain);
            if (price > 0) {
                accounts.computeBonuses(chain, price, 0, 0);
                accounts.payBonuses();
                accounts.redeem(chain, price);
            }
        }
        step = Step.OVER;
    }
}
