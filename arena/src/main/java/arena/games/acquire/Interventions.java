package arena.games.acquire;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Console;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * What an organiser may do: have the player whose turn it is play any card (The User Interface, Play Card).
 *
 * <p>The card need not be held: it is put into the hand first. A card for tiles is played at once, in the place of the
 * answer to the question for one. A card for the purchase counts with the purchase of this turn, whatever card the
 * answer names.
 */
final class Interventions implements Console<State> {

    private static final String CARD = "card";

    @Override
    public Choices choices(State state) {
        List<Alternative> cards = Arrays.stream(Card.values())
                .filter(isPlayable(state))
                .map(card -> new Alternative(card.name(), words(card)))
                .toList();
        if (cards.isEmpty()) {
            return Choices.COMPLETE;
        }
        String player = mover(state);
        return Choices.of(new Kind(
                CARD,
                "Play a card for " + player,
                new Said("card-for").with("player", player),
                List.of(new One(CARD, "which card", cards))));
    }

    private static Predicate<Card> isPlayable(State state) {
        Moment moment = state.moment();
        boolean isOpen = state.terms().hasCards() && state.over().isEmpty() && moment.asked() == moment.mover();
        return card -> isOpen
                && (card.isForTiles()
                        ? moment.question() == Question.SPECIAL
                        : moment.question() == Question.SPECIAL
                                || moment.question().wantsTile()
                                || moment.question().wantsStock());
    }

    @Override
    public State intervene(State state, Chosen chosen) {
        Card card = card(chosen);
        Tabletop table = new Tabletop(state);
        table.deal(table.mover(), card);
        return card.isForTiles() ? Turns.withTileCard(table, card) : ordered(table, card);
    }

    private static State ordered(Tabletop table, Card card) {
        table.setMoment(table.moment().withOrdered(card));
        return table.state();
    }

    @Override
    public String words(State state, Chosen chosen) {
        return mover(state) + " plays the card " + words(card(chosen));
    }

    private static Card card(Chosen chosen) {
        return Card.of(chosen.one(CARD)).orElseThrow();
    }

    private static String mover(State state) {
        return state.names().get(state.moment().mover() - 1);
    }

    private static String words(Card card) {
        return card.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }
}
