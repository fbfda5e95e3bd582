package arena.game;

/**
 * What an organiser may do to a match besides the answers of its players: play a card for somebody, move a car. It is
 * done between two steps of a match that is held, as a pure function like the rules, so that the record of a match in
 * which it was done is played again like any other.
 *
 * @param <S> a full state; immutable
 */
public interface Console<S> {

    /**
     * Returns what may be done now: kinds of interventions, each with its parts; {@link Choices#COMPLETE} if there is
     * nothing. Keys and values are what {@link Choices.Chosen#text} can write.
     */
    Choices choices(S state);

    /**
     * Returns the state after that: no time passes, and nobody has answered.
     *
     * @param chosen what the choices of this state allow
     */
    S intervene(S state, Choices.Chosen chosen);

    /**
     * Returns what is done by it, as a sentence without a full stop. Everybody is told, so it tells no secret.
     *
     * @param chosen what the choices of this state allow
     */
    String words(S state, Choices.Chosen chosen);
}
