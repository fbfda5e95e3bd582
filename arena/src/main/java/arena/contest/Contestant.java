package arena.contest;

/**
 * Who takes part.
 *
 * @param name the team's name, which is also that of its folder
 * @param title what people call it; the name if it has no other
 * @param members who they are, for people; empty if it was not said
 * @param filler whether it only fills a place that nobody has entered for
 * @param remembers whether it can keep something from one attempt to the next: a program can, in its folder, a super
 *     bot cannot
 */
public record Contestant(String name, String title, String members, boolean filler, boolean keepsState) {

    /** Makes one that keeps nothing. */
    public Contestant(String name, String title, String members, boolean filler) {
        this(name, title, members, filler, false);
    }
}
