package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Choices;
import arena.game.Interventions;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link Interventions}, for games that have one.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface InterventionsContract<S, V, A> extends TestedGame<S, V, A> {

    @Test
    default void whateverAnOrganiserMayDoLeadsToAStateFromWhichTheMatchGoesOn() {
        if (game().interventions().isEmpty()) {
            return;
        }
        Interventions<S> interventions = game().interventions().get();
        forSomeStates(
                19,
                (state, seat) -> interventions.choices(state).all().limit(20).forEach(chosen -> {
                    assertThat(Choices.Chosen.of(chosen.text())).contains(chosen);
                    assertThat(interventions.words(state, chosen)).isNotBlank().doesNotContain("\n", "\r");
                    S after = interventions.intervene(state, chosen);
                    assertThat(interventions.intervene(state, chosen)).isEqualTo(after);
                    RandomMatch<S, V, A> match = new RandomMatch<>(this, after, 20);
                    for (int step = 0; step < 3 && !match.isOver(); step++) {
                        match.step();
                    }
                }));
    }
}
