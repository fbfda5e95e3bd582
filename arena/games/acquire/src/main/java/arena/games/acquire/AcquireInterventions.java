package arena.games.acquire;

import arena.game.Choices;
import arena.game.Choices.Alternative;
import arena.game.Choices.Chosen;
import arena.game.Choices.Kind;
import arena.game.Choices.One;
import arena.game.Choices.Said;
import arena.game.Interventions;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.PowerUp;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * The interventions of an organiser: play any card for the player whose turn it is (The User Interface, Play Card).
 *
 * <p>The player need not hold the card: it is added to the player's cards first. A card for tiles is played at once,
 * instead of the answer to that question. A card for the purchase counts with the purchase of this turn, whatever card
 * the answer names.
 */
final class AcquireInterventions implements Interventions<AcquireState> {

    private static final String CARD = "card";

    @Override
    public Choices choices(AcquireState state) {
        List<Alternative> cards = Arrays.stream(PowerUp.values())
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

    private static Predicate<PowerUp> isPlayable(AcquireState state) {
        AcquireMoment moment = state.moment();
        boolean isOpen = state.terms().hasCards() && state.over().isEmpty() && moment.asked() == moment.mover();
        return card -> isOpen
                && (card.isForTiles()
                        ? moment.question() == AcquireQuestion.SPECIAL
                        : moment.question() == AcquireQuestion.SPECIAL
                                || moment.question().wantsTile()
                                || moment.question().wantsStock());
    }

    @Override
    public AcquireState intervene(AcquireState state, Chosen chosen) {
        PowerUp card = card(chosen);
        StepState table = new StepState(state);
        table.addCard(table.mover(), card);
        return card.isForTiles() ? AcquireTurns.withTileCard(table, card) : ordered(table, card);
    }

    private static AcquireState ordered(StepState table, PowerUp card) {
        table.setMoment(table.moment().withOrdered(card));
        return table.state();
    }

    @Override
    public String words(AcquireState state, Chosen chosen) {
        return mover(state) + " plays the card " + words(card(chosen));
    }

    private static PowerUp card(Chosen chosen) {
        return PowerUp.of(chosen.one(CARD)).orElseThrow();
    }

    private static String mover(AcquireState state) {
        return state.names().get(state.moment().mover() - 1);
    }

    private static String words(PowerUp card) {
        return card.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }
}
