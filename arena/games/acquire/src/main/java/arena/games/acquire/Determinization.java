package arena.games.acquire;

import arena.game.Chance;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import arena.games.acquire.state.Rule;
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
 * A determinization of a view: a state that fits the view, with unknown values drawn by chance. Other hands are full as
 * long as there are tiles, hidden shares are spread at random, and a purchase that waits for a merger is assumed empty.
 * It is mutable and serves one state.
 */
final class Determinization {

    private final AcquireView view;
    private final AcquireTerms terms;
    private final int me;
    private Chance chance;

    private Determinization(AcquireView view, AcquireTerms terms, int me, Chance chance) {
        this.view = view;
        this.terms = seen(terms, view);
        this.me = me;
        this.chance = chance;
    }

    /** Returns a state that fits a view of a match with these terms. */
    static AcquireState of(AcquireView view, AcquireTerms terms, int me, Chance chance) {
        return new Determinization(view, terms, me, chance).state();
    }

    /** Returns the terms, adjusted where the view shows other ones. */
    private static AcquireTerms seen(AcquireTerms terms, AcquireView view) {
        AcquireQuestion question = view.expecting().question();
        HotelBoard board = board(view);
        boolean mayEnd = view.place().mayEnd();
        boolean isHidden =
                view.chains().stream().anyMatch(chain -> chain.shares().contains(AcquireView.HIDDEN));
        boolean bySteps = question == AcquireQuestion.CHAIN
                || question == AcquireQuestion.SURVIVOR
                || question == AcquireQuestion.STOCK;
        boolean whole = question == AcquireQuestion.TILE_AND_STOCK;
        boolean hasCards =
                view.accounts().stream().anyMatch(account -> !account.cards().isEmpty());
        return terms.with(Rule.CHAINS, view.chainSet() == ChainSet.CLASSIC)
                .with(Rule.END, mayEnd || (terms.endIsDeclared() && !board.mayEnd()))
                .with(Rule.QUESTIONS, bySteps || (terms.bySteps() && !whole))
                .with(Rule.DEFUNCT_ORDER, question == AcquireQuestion.DEFUNCT || terms.moverOrdersDefunct())
                .with(Rule.CARDS, !hasCards && !terms.hasCards())
                .withHidden(isHidden);
    }

    /** Returns the board of a view, without the tile that is not settled yet. */
    static HotelBoard board(AcquireView view) {
        List<HotelTile> loose = new ArrayList<>();
        SortedMap<HotelTile, Integer> joined = new TreeMap<>();
        for (HotelTile tile : HotelTile.all()) {
            char letter = view.letter(tile);
            if (view.place().tile().equals(Optional.of(tile)) || isFree(letter)) {
                continue;
            }
            if (letter == AcquireView.LOOSE) {
                loose.add(tile);
            } else {
                joined.put(tile, chain(view, letter).index());
            }
        }
        return HotelBoard.of(loose, joined);
    }

    private static boolean isFree(char letter) {
        return letter == AcquireView.FREE || letter == AcquireView.NEVER || letter == AcquireView.NOT_NOW;
    }

    private static HotelChain chain(AcquireView view, char letter) {
        return view.chainSet().of(String.valueOf(letter)).orElseThrow();
    }

    private AcquireState state() {
        List<HotelTile> bag = new ArrayList<>();
        SortedSet<HotelTile> aside = new TreeSet<>();
        for (HotelTile tile : HotelTile.all()) {
            char letter = view.letter(tile);
            boolean known = view.hand().contains(tile) || view.place().tile().equals(Optional.of(tile));
            if (letter == AcquireView.NEVER && !known) {
                aside.add(tile);
            } else if (isFree(letter) && !known) {
                bag.add(tile);
            }
        }
        Chance.Shuffled<HotelTile> shuffled = chance.shuffle(bag);
        chance = shuffled.rest();
        List<HotelTile> left = new ArrayList<>(shuffled.list());
        List<List<Integer>> shares = shares();
        List<AcquirePlayerState> players = new ArrayList<>();
        for (int player = 1; player <= view.names().size(); player++) {
            players.add(player(player, shares.get(player - 1), player == me ? view.hand() : hand(player, left)));
        }
        return new AcquireState(
                view.names(), terms, board(view), players, left, aside, chance, moment(), List.of(), Optional.empty());
    }

    private AcquirePlayerState player(int player, List<Integer> shares, List<HotelTile> hand) {
        AcquireView.Account account = view.accounts().get(player - 1);
        Set<PowerUp> cards = EnumSet.noneOf(PowerUp.class);
        cards.addAll(account.cards());
        return new AcquirePlayerState(account.cash(), shares, hand, cards, false);
    }

    /** Removes a hand from the remaining tiles; the mover lacks the tile that is being settled. */
    private List<HotelTile> hand(int player, List<HotelTile> left) {
        boolean lacksOne = player == view.place().mover() && view.place().tile().isPresent();
        int count = Math.min(left.size(), AcquireTerms.HAND - (lacksOne ? 1 : 0));
        List<HotelTile> hand = List.copyOf(left.subList(0, count));
        left.subList(0, count).clear();
        return hand;
    }

    /** Returns the shares of each player; hidden shares are drawn among the players whose holdings are unknown. */
    private List<List<Integer>> shares() {
        List<List<Integer>> shares = new ArrayList<>();
        for (int player = 1; player <= view.names().size(); player++) {
            shares.add(new ArrayList<>());
        }
        for (AcquireView.Holdings chain : view.chains()) {
            List<Integer> held = new ArrayList<>(chain.shares());
            List<Integer> unknown = new ArrayList<>();
            for (int player = 0; player < held.size(); player++) {
                if (held.get(player) == AcquireView.HIDDEN) {
                    unknown.add(player);
                    held.set(player, 0);
                }
            }
            int hidden = HotelChain.SHARES
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

    private AcquireMoment moment() {
        AcquireView.Place place = view.place();
        AcquireView.Expecting expecting = view.expecting();
        int asked = expecting.question() == AcquireQuestion.MERGE ? me : place.mover();
        return new AcquireMoment(
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

    private AcquireMoment.Placing placing(HotelTile tile) {
        Optional<Purchase> purchase =
                terms.bySteps() || view.place().toPlace() > 1 ? Optional.empty() : Optional.of(Purchase.NONE);
        char letter = view.letter(tile);
        return letter == AcquireView.LOOSE
                ? new AcquireMoment.Placing(tile, Optional.empty(), purchase)
                : new AcquireMoment.Placing(tile, Optional.of(merger(chain(view, letter))), purchase);
    }

    private Merger merger(HotelChain survivor) {
        boolean asked = view.expecting().question() == AcquireQuestion.MERGE;
        return new Merger(survivor, view.place().defunct(), asked ? holders() : Collections.emptyList());
    }

    /** Returns the players that may still be asked about the defunct chain: the viewer and later shareholders. */
    private List<Integer> holders() {
        AcquireView.Holdings chain = view.holdings(view.expecting().chains().get(0));
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
