package arena.game;

/**
 * What a seat knows of a match when it is asked: what it is shown, the settings, and how often it broke a rule before.
 * What is made of nothing else gives no secret away.
 *
 * @param view what the seat is shown
 * @param settings the settings of the match
 * @param faults how many of the seat's answers have got the code of a fault so far, without the one in question
 */
public record Knowledge<V>(Seat seat, V view, Settings settings, int faults) {}
