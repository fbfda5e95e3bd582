package arena.game;

/** A scene with a part that never changes during a match, so that pages receive that part only once. */
public interface StaticScene {

    /** Returns the part that never changes. */
    Record ground();

    /** Returns the part that may change. */
    Record now();
}
