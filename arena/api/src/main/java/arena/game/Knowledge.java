package arena.game;

/**
 * The knowledge of a seat when it is asked: its view, the settings, and the number of its earlier faults. Whatever is
 * computed from it alone reveals no secret.
 * @param view the view of the seat
 * @param settings the settings of the match
 * @param faults the number of the seat's answers with the code of a fault so far, without the current one
 */
public record Knowledge<V>(Seat seat, V view, Settings settings, int faults) {}
