package arena.game;

/** A scene of which one part never changes in a match, so that pages are told that part once. */
public interface StaticScene {

    /** Returns what stays as it is for the whole match. */
    Record ground();

    /** Returns what is so at this moment. */
    Record now();
}
