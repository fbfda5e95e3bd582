package arena.game;

/**
 * The interventions of an organiser in a match: to play a card for a seat, to move a car. An intervention happens
 * between two steps of a paused match and is a pure function like the rules, so that the record of the match is
 * replayed like any other.
 *
 * @param <S> a full state; immutable
 */
public interface Interventions<S> {

    /**
     * Returns the interventions that are possible now: kinds, each with its parts; {@link Choices#COMPLETE} if there
     * are none. {@link Choices.Chosen#text} can write every key and value.
     */
    Choices choices(S state);

    /**
     * Returns the state after an intervention; no time passes and no answer counts.
     *
     * @param chosen a choice that this state allows
     */
    S intervene(S state, Choices.Chosen chosen);

    /**
     * Describes an intervention in a sentence without a full stop. All players read it, so it reveals no secret.
     *
     * @param chosen a choice that this state allows
     */
    String words(S state, Choices.Chosen chosen);
}
