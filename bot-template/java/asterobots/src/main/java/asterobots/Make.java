package asterobots;

/** Short names for what a player makes often. */
public final class Make {

    private Make() {}

    /** Returns the point with these coordinates, whether there is one on the field or not. */
    public static TrianglePoint point(int x, int y) {
        return new TrianglePoint(x, y);
    }
}
