package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.search.SearchRandom;
import java.util.List;

/**
 * A sampler of tables that are consistent with a view (a determinization): each unseen tile is in the bag or in another
 * hand of the usual size. Where holdings are hidden, the shares outside the bank are distributed at random.
 *
 * <p>Where the prompt asks only for a chain to found, to survive or to settle, the tile is back in the hand as its only
 * one.
 */
final class TableGuess {

    private final AcquireView view;
    private final int me;
    private final PackedTable seen;
    private final int[] unknown = new int[PackedHotelBoard.TILES];
    private final int[] hidden = new int[HotelChain.COUNT];
    private int unknownTiles;

    private TableGuess(AcquireView view, PackedTable seen) {
        this.view = view;
        this.me = view.me() - 1;
        this.seen = seen;
    }

    /** Returns the sampler for the view of a seat that is asked, in a match with these terms. */
    static TableGuess of(AcquireView view, AcquireTerms terms) {
        TableGuess guess =
                new TableGuess(view, new PackedTable(terms, view.names().size()));
        guess.layTiles();
        guess.giveAccounts();
        guess.ask();
        return guess;
    }

    /** Samples the hidden information into a table of this match. */
    void draw(PackedTable into, SearchRandom dice) {
        into.copyFrom(seen);
        for (int left = unknownTiles; left > 1; left--) {
            int one = dice.below(left);
            int tile = unknown[one];
            unknown[one] = unknown[left - 1];
            unknown[left - 1] = tile;
        }
        int next = 0;
        for (int round = 0; round < AcquireTerms.HAND; round++) {
            for (int seat = 0; seat < into.seats(); seat++) {
                boolean hasPlaced = seat == into.mover() && into.step() == PackedTable.Step.MERGE;
                if (seat != me && next < unknownTiles && round < AcquireTerms.HAND - (hasPlaced ? 1 : 0)) {
                    into.tiles.putIntoHand(seat, unknown[next++]);
                }
            }
        }
        while (next < unknownTiles) {
            into.tiles.putIntoBag(unknown[next++]);
        }
        giveHidden(into, dice);
    }

    private void giveHidden(PackedTable into, SearchRandom dice) {
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            for (int share = 0; share < hidden[chain]; share++) {
                int drawn = dice.below(into.seats() - 1);
                into.give(drawn < me ? drawn : drawn + 1, chain, 1);
            }
        }
    }

    /** Returns a new table of the same match. */
    PackedTable table() {
        return new PackedTable(seen.terms(), seen.seats());
    }

    private void layTiles() {
        seen.clear();
        List<HotelTile> hand = view.hand();
        for (HotelTile tile : HotelTile.all()) {
            char letter = view.letter(tile);
            if (isUnsettled(tile) || letter == AcquireView.NEVER) {
                continue;
            }
            if (letter == AcquireView.FREE || letter == AcquireView.NOT_NOW) {
                if (!hand.contains(tile)) {
                    unknown[unknownTiles++] = tile.index();
                }
            } else {
                seen.board.set(tile.index(), letter == AcquireView.LOOSE ? PackedTable.NONE : chain(letter));
            }
        }
    }

    private boolean isUnsettled(HotelTile tile) {
        return view.place().tile().equals(java.util.Optional.of(tile));
    }

    private int chain(char letter) {
        for (AcquireView.Holdings one : view.chains()) {
            if (one.chain().letter() == letter) {
                return one.chain().index();
            }
        }
        throw new IllegalArgumentException("no chain has the letter " + letter);
    }

    private void giveAccounts() {
        for (int seat = 0; seat < seen.seats(); seat++) {
            AcquireView.Account account = view.accounts().get(seat);
            int cards = 0;
            for (PowerUp card : account.cards()) {
                cards |= 1 << card.number();
            }
            seen.setAccount(seat, account.cash(), cards);
            for (AcquireView.Holdings one : view.chains()) {
                seen.give(seat, one.chain().index(), Math.max(0, one.shares().get(seat)));
            }
        }
        for (AcquireView.Holdings one : view.chains()) {
            int chain = one.chain().index();
            hidden[chain] = one.shares().contains(AcquireView.HIDDEN) ? seen.accounts.bank(chain) - one.bank() : 0;
        }
    }

    private void ask() {
        AcquireView.Place place = view.place();
        AcquireQuestion question = view.expecting().question();
        boolean isStock = question == AcquireQuestion.STOCK;
        boolean isSpecial = question == AcquireQuestion.SPECIAL;
        PackedTable.Step step =
                isStock ? PackedTable.Step.STOCK : isSpecial ? PackedTable.Step.SPECIAL : PackedTable.Step.TILE;
        seen.setMoment(place.turn(), place.mover() - 1, place.toPlace(), 0, step);
        if (question == AcquireQuestion.MERGE) {
            int[] defunct = place.defunct().stream().mapToInt(HotelChain::index).toArray();
            seen.setMerger(
                    place.tile().orElseThrow().index(),
                    view.expecting().chains().get(1).index(),
                    defunct,
                    defunct.length,
                    me);
        }
        if (question != AcquireQuestion.MERGE && place.tile().isPresent()) {
            seen.tiles.putIntoHand(me, place.tile().get().index());
        } else {
            view.hand().forEach(tile -> seen.tiles.putIntoHand(me, tile.index()));
        }
    }
}
