package arena.contest;

/**
 * A contestant: a team in a contest.
 *
 * @param name the name of the team and of its folder
 * @param title its name for people; the same as the name if it has no other
 * @param members its members, for people; empty if unknown
 * @param filler whether it only fills a place without an entry
 * @param keepsState whether it can keep something from one attempt to the next: a program can, in its folder, a super
 *     bot cannot
 */
public record Contestant(String name, String title, String members, boolean filler, boolean keepsState) {

    /** Creates a contestant that keeps no state. */
    public Contestant(String name, String title, String members, boolean filler) {
        this(name, title, members, filler, false);
    }
}
