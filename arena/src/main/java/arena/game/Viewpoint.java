package arena.game;

/** Who looks at a state, and so what may be seen of it. */
public sealed interface Viewpoint {

    /** A player, who sees his own secrets. */
    record Player(Seat seat) implements Viewpoint {}

    /** Somebody who plays no part and sees what every player may see. */
    record Watcher() implements Viewpoint {}

    /** The referee, who sees everything. */
    record Referee() implements Viewpoint {}

    /** Returns the viewpoint of the player on a seat. */
    static Viewpoint of(Seat seat) {
        return new Player(seat);
    }
}
