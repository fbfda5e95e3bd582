package arena.games.windwardopolis.trip;

import arena.game.TextFile;
import arena.text.Lines;
import arena.text.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The companies and passengers of a match, which a contest may choose. The text has a line for each company: {@code
 * company; passenger; points}; empty lines and lines that begin with {@code #} are ignored.
 *
 * @param members one for each company
 */
public record Roster(List<Roster.Member> members) {

    /** The companies and passengers of 2014. */
    public static final TextFile STANDARD = new TextFile("standard", """
            # Who works where, and how many points a complete trip is worth: company; passenger; points.
            Amazon; Jeff Bezos; 1
            Apple; Tim Cook; 1
            Facebook; Mark Zuckerberg; 1
            Google; Larry Page; 1
            Hewlett-Packard; Meg Whitman; 2
            JetBrains; Oleg Stepanov; 2
            LinkedIn; Jeff Weiner; 1
            Microsoft; Steve Ballmer; 1
            Oracle; Larry Ellison; 1
            salesforce.com; Marc Benioff; 2
            Twitter; Dick Costolo; 1
            Windward; Shirley Clawson; 3
            """);

    /** The number of companies (Transporting Passengers). */
    public static final int COMPANIES = 12;

    /** The largest number of points of a complete trip. */
    private static final int MOST_POINTS = 9;

    private static final String NAME = "[A-Za-z0-9](?:[A-Za-z0-9 ._'-]{0,38}[A-Za-z0-9._'-])?";
    private static final Pattern WHOLE_NAME = Pattern.compile(NAME);
    private static final Pattern LINE = Pattern.compile("(" + NAME + ") *; *(" + NAME + ") *; *([0-9]{1,3})");

    /**
     * A company and its passenger.
     *
     * @param company the company's name
     * @param passenger the passenger's name
     * @param points the points for a complete trip
     */
    public record Member(String company, String passenger, int points) {}

    public Roster {
        members = List.copyOf(members);
    }

    /**
     * Reads the text of a roster.
     *
     * @throws IllegalArgumentException with a sentence for people that names file, line and what was expected
     */
    public static Roster read(TextFile file) {
        List<Member> members = new ArrayList<>();
        List<String> lines = Lines.split(file.content());
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at).strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                String where = file.name() + ", line " + (at + 1) + ": ";
                Member member = member(line, where);
                requireNew(members, member, where);
                members.add(member);
            }
        }
        if (members.size() != COMPANIES) {
            throw new IllegalArgumentException(
                    file.name() + " names " + COMPANIES + " companies, not " + members.size() + ".");
        }
        return new Roster(members);
    }

    private static Member member(String line, String where) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    where + "expected company; passenger; points, not " + Quote.of(line) + ".");
        }
        int points = Integer.parseInt(matcher.group(3));
        if (points < 1 || points > MOST_POINTS) {
            throw new IllegalArgumentException(
                    where + "a trip is worth 1 to " + MOST_POINTS + " points, not " + points + ".");
        }
        return new Member(matcher.group(1), matcher.group(2), points);
    }

    private static void requireNew(List<Member> members, Member member, String where) {
        for (Function<Member, String> name : List.<Function<Member, String>>of(Member::company, Member::passenger)) {
            if (members.stream().map(name).anyMatch(name.apply(member)::equalsIgnoreCase)) {
                throw new IllegalArgumentException(
                        where + name.apply(member) + " is named a second time, whatever the case of its letters.");
            }
        }
    }

    /** Returns whether a company or a passenger may have a name. */
    public static boolean isName(String text) {
        return WHOLE_NAME.matcher(text).matches();
    }

    /** Returns the names of the companies, in order. */
    public List<String> companies() {
        return members.stream().map(Member::company).toList();
    }

    /** Returns all multiplier cards: one for each passenger of one point, one for each company. */
    List<Card> multipliers() {
        List<Card> cards = new ArrayList<>();
        for (Member member : members) {
            if (member.points() == 1) {
                cards.add(new Card(Card.Kind.MULT_DELIVERING_PASSENGER, member.passenger()));
            }
        }
        for (Member member : members) {
            cards.add(new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, member.company()));
        }
        return cards;
    }
}
