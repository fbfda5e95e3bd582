package arena.games.acquire;

import arena.game.Chance;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.PlayerState;
import arena.games.acquire.state.Purchase;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.Rule;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Terms;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A state that would look like a view: what cannot be known is drawn. Other hands are full as far as there are tiles,
 * hidden shares are anybody's, and a purchase that waits for a merger is none. It is mutable and serves one guess.
 */
final class Guess {

    private final View view;
    private final Terms terms;
    private final int me;
    private Chance chance;

    private Guess(View view, Terms terms, int me, Chance chance) {
        this.view = view;
        this.terms = seen(terms, view);
        this.me = me;
        this.chance = chance;
    }

    /** Returns such a state of a match of these terms. */
    static State of(View view, Terms terms, int me, Chance chance) {
        return new Guess(view, terms, me, chance).state();
    }

    /** Returns the terms as far as the view tells others. */
    private static Terms seen(Terms terms, View view) {
        Question question = view.expecting().question();
        Board board = board(view);
        boolean mayEnd = view.place().mayEnd();
        boolean isHidden =
                view.chains().stream().anyMatch(chain -> chain.shares().contains(View.HIDDEN));
        boolean bySteps = question == Question.CHAIN || question == Question.SURVIVOR || question == Question.STOCK;
        boolean whole = question == Question.TILE_AND_STOCK;
        boolean hasCards =
                view.accounts().stream().anyMatch(account -> !account.cards().isEmpty());
        return terms.with(Rule.CHAINS, view.chainSet() == ChainSet.CLASSIC)
                .with(Rule.END, mayEnd || (terms.endIsDeclared() && !board.mayEnd()))
                .with(Rule.QUESTIONS, bySteps || (terms.bySteps() && !whole))
                .with(Rule.DEFUNCT_ORDER, question == Question.DEFUNCT || terms.moverOrdersDefunct())
                .with(Rule.CARDS, !hasCards && !terms.hasCards())
                .withHidden(isHidden);
    }

    /** Returns the board that a view shows, without the tile that is not settled yet. */
    static Board board(View view) {
        List<Tile> loose = new ArrayList<>();
        SortedMap<Tile, Integer> joined = new TreeMap<>();
        for (Tile tile : Tile.all()) {
            char letter = view.letter(tile);
            if (view.place().tile().equals(Optional.of(tile)) || isFree(letter)) {
                continue;
            }
            if (letter == View.LOOSE) {
                loose.add(tile);
            } else {
                joined.put(tile, chain(view, letter).place());
            }
        }
        return Board.of(loose, joined);
    }

    private static boolean isFree(char letter) {
        return letter == View.FREE || letter == View.NEVER || letter == View.NOT_NOW;
    }

    private static Chain chain(View view, char letter) {
        return view.chainSet().of(String.valueOf(letter)).orElseThrow();
    }

    private State state() {
        List<Tile> bag = new ArrayList<>();
        SortedSet<Tile> aside = new TreeSet<>();
        for (Tile tile : Tile.all()) {
            char letter = view.letter(tile);
            boolean known = view.hand().contains(tile) || view.place().tile().equals(Optional.of(tile));
            if (letter == View.NEVER && !known) {
                aside.add(tile);
            } else if (isFree(letter) && !known) {
                bag.add(tile);
            }
        }
        Chance.Shuffled<Tile> shuffled = chance.shuffle(bag);
        chance = shuffled.rest();
        List<Tile> left = new ArrayList<>(shuffled.list());
        List<List<Integer>> shares = shares();
        List<PlayerState> players = new ArrayList<>();
        for (int player = 1; player <= view.names().size(); player++) {
            players.add(player(player, shares.get(player - 1), player == me ? view.hand() : hand(player, left)));
        }
        return new State(
                view.names(), terms, board(view), players, left, aside, chance, moment(), List.of(), Optional.empty());
    }

    private PlayerState player(int player, List<Integer> shares, List<Tile> hand) {
        View.Account account = view.accounts().get(player - 1);
        Set<Card> cards = EnumSet.noneOf(Card.class);
        cards.addAll(account.cards());
        return new PlayerState(account.cash(), shares, hand, cards, false);
    }

    /** Takes a hand from the tiles that are left; the mover lacks the tile that is being settled. */
    private List<Tile> hand(int player, List<Tile> left) {
        boolean lacksOne = player == view.place().mover() && view.place().tile().isPresent();
        int count = Math.min(left.size(), Terms.HAND - (lacksOne ? 1 : 0));
        List<Tile> hand = List.copyOf(left.subList(0, count));
        left.subList(0, count).clear();
        return hand;
    }

    /** Returns the shares of each player; hidden ones are drawn among those who may hold them. */
    private List<List<Integer>> shares() {
        List<List<Integer>> shares = new ArrayList<>();
        for (int player = 1; player <= view.names().size(); player++) {
            shares.add(new ArrayList<>());
        }
        for (View.Holdings chain : view.chains()) {
            List<Integer> held = new ArrayList<>(chain.shares());
            List<Integer> unknown = new ArrayList<>();
            for (int player = 0; player < held.size(); player++) {
                if (held.get(player) == View.HIDDEN) {
                    unknown.add(player);
                    held.set(player, 0);
                }
            }
            int hidden = Chain.SHARES
                    - chain.bank()
                    - held.stream().mapToInt(Integer::intValue).sum();
            for (int share = 0; share < hidden && !unknown.isEmpty(); share++) {
                Chance.Drawn drawn = chance.below(unknown.size());
                chance = drawn.rest();
                int holder = unknown.get(drawn.whole());
                held.set(holder, held.get(holder) + 1);
            }
            for (int player = 0; player < held.size(); player++) {
                shares.get(player).add(held.get(player));
            }
        }
        return shares;
    }

    private Moment moment() {
        View.Place place = view.place();
        View.Expecting expecting = view.expecting();
        int asked = expecting.question() == Question.MERGE ? me : place.mover();
        return new Moment(
                place.turn(),
                place.mover(),
                asked,
                expecting.question(),
                expecting.chains(),
                place.toPlace(),
                0,
                place.tile().map(this::placing),
                Optional.empty());
    }

    private Moment.Placing placing(Tile tile) {
        Optional<Purchase> purchase =
                terms.bySteps() || view.place().toPlace() > 1 ? Optional.empty() : Optional.of(Purchase.NONE);
        char letter = view.letter(tile);
        return letter == View.LOOSE
                ? new Moment.Placing(tile, Optional.empty(), purchase)
                : new Moment.Placing(tile, Optional.of(merger(chain(view, letter))), purchase);
    }

    private Merger merger(Chain survivor) {
        boolean asked = view.expecting().question() == Question.MERGE;
        return new Merger(survivor, view.place().defunct(), asked ? holders() : Collections.emptyList());
    }

    /** Returns who may still be asked about the defunct chain: the viewer, and who comes after. */
    private List<Integer> holders() {
        View.Holdings chain = view.holdings(view.expecting().chains().get(0));
        int players = view.names().size();
        List<Integer> holders = new ArrayList<>(List.of(me));
        for (int player = me % players + 1; player != view.place().mover(); player = player % players + 1) {
            if (chain.shares(player) > 0) {
                holders.add(player);
            }
        }
        return holders;
    }
}
