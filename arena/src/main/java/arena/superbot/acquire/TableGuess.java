package arena.superbot.acquire;

import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import arena.search.Dice;
import java.util.List;

/**
 * The table as a seat sees it, with the unknown filled in by lot, again and again: each tile that is not seen is in the
 * bag or in another hand, and each has as many tiles as a hand has. Where holdings are hidden, each share that is not
 * in the bank is anybody's.
 *
 * <p>Where a chain to found, to survive or to be settled is asked for by itself, the tile is in the hand again, and is
 * the only one.
 */
final class TableGuess {

    private final View view;
    private final int me;
    private final PackedTable seen;
    private final int[] unknown = new int[PackedBoard.TILES];
    private final int[] hidden = new int[Chain.COUNT];
    private int unknownTiles;

    private TableGuess(View view, PackedTable seen) {
        this.view = view;
        this.me = view.me() - 1;
        this.seen = seen;
    }

    /** Returns what a seat that is asked sees in a match with these terms. */
    static TableGuess of(View view, Terms terms) {
        TableGuess guess =
                new TableGuess(view, new PackedTable(terms, view.names().size()));
        guess.layTiles();
        guess.giveAccounts();
        guess.ask();
        return guess;
    }

    /** Fills in what is not seen; the table is one of this match. */
    void draw(PackedTable into, Dice dice) {
        into.copyFrom(seen);
        for (int left = unknownTiles; left > 1; left--) {
            int one = dice.below(left);
            int tile = unknown[one];
            unknown[one] = unknown[left - 1];
            unknown[left - 1] = tile;
        }
        int next = 0;
        for (int round = 0; round < Terms.HAND; round++) {
            for (int seat = 0; seat < into.seats(); seat++) {
                boolean hasPlaced = seat == into.mover() && into.step() == PackedTable.Step.MERGE;
                if (seat != me && next < unknownTiles && round < Terms.HAND - (hasPlaced ? 1 : 0)) {
                    into.tiles.putIntoHand(seat, unknown[next++]);
                }
            }
        }
        while (next < unknownTiles) {
            into.tiles.putIntoBag(unknown[next++]);
        }
        giveHidden(into, dice);
    }

    private void giveHidden(PackedTable into, Dice dice) {
        for (int chain = 0; chain < Chain.COUNT; chain++) {
            for (int share = 0; share < hidden[chain]; share++) {
                int drawn = dice.below(into.seats() - 1);
                into.give(drawn < me ? drawn : drawn + 1, chain, 1);
            }
        }
    }

    /** Returns a table of the same match, to fill in. */
    PackedTable table() {
        return new PackedTable(seen.terms(), seen.seats());
    }

    private void layTiles() {
        seen.clear();
        List<Tile> hand = view.hand();
        for (Tile tile : Tile.all()) {
            char letter = view.letter(tile);
            if (isUnsettled(tile) || letter == View.NEVER) {
                continue;
            }
            if (letter == View.FREE || letter == View.NOT_NOW) {
                if (!hand.contains(tile)) {
                    unknown[unknownTiles++] = tile.place();
                }
            } else {
                seen.board.set(tile.place(), letter == View.LOOSE ? PackedTable.NONE : chain(letter));
            }
        }
    }

    private boolean isUnsettled(Tile tile) {
        return view.place().tile().equals(java.util.Optional.of(tile));
    }

    private int chain(char letter) {
        for (View.Holdings one : view.chains()) {
            if (one.chain().letter() == letter) {
                return one.chain().place();
            }
        }
        throw new IllegalArgumentException("no chain has the letter " + letter);
    }

    private void giveAccounts() {
        for (int seat = 0; seat < seen.seats(); seat++) {
            View.Account account = view.accounts().get(seat);
            int cards = 0;
            for (Card card : account.cards()) {
                cards |= 1 << card.number();
            }
            seen.setAccount(seat, account.cash(), cards);
            for (View.Holdings one : view.chains()) {
                seen.give(seat, one.chain().place(), Math.max(0, one.shares().get(seat)));
            }
        }
        for (View.Holdings one : view.chains()) {
            int chain = one.chain().place();
            hidden[chain] = one.shares().contains(View.HIDDEN) ? seen.accounts.bank(chain) - one.bank() : 0;
        }
    }

    private void ask() {
        View.Place place = view.place();
        Question question = view.expecting().question();
        boolean isStock = question == Question.STOCK;
        boolean isSpecial = question == Question.SPECIAL;
        PackedTable.Step step =
                isStock ? PackedTable.Step.STOCK : isSpecial ? PackedTable.Step.SPECIAL : PackedTable.Step.TILE;
        seen.setMoment(place.turn(), place.mover() - 1, place.toPlace(), 0, step);
        if (question == Question.MERGE) {
            int[] defunct = place.defunct().stream().mapToInt(Chain::place).toArray();
            seen.setMerger(
                    place.tile().orElseThrow().place(),
                    view.expecting().chains().get(1).place(),
                    defunct,
                    defunct.length,
                    me);
        }
        if (question != Question.MERGE && place.tile().isPresent()) {
            seen.tiles.putIntoHand(me, place.tile().get().place());
        } else {
            view.hand().forEach(tile -> seen.tiles.putIntoHand(me, tile.place()));
        }
    }
}
