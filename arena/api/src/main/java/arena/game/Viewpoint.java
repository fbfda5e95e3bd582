package arena.game;

/** The viewpoint from which a state is seen, which decides what is visible. */
public sealed interface Viewpoint {

    /** A player, who also sees the secrets of the own seat. */
    record Player(Seat seat) implements Viewpoint {}

    /** A spectator, who sees only what every player may see. */
    record Spectator() implements Viewpoint {}

    /** The referee, who sees everything. */
    record Referee() implements Viewpoint {}

    /** Returns the viewpoint of the player on a seat. */
    static Viewpoint of(Seat seat) {
        return new Player(seat);
    }
}
