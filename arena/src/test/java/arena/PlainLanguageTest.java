package arena;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The language of the code: one type a name, the field's names, and comments that begin with a noun. */
class PlainLanguageTest {

    /** A declaration of a type with its annotations. */
    private static final Pattern TYPE = Pattern.compile(
            "^(?<indent> *)(?:@\\w+(?:\\([^()]*\\))?\\s+)*"
                    + "(?:(?:public|protected|private|static|final|abstract|sealed|non-sealed) )*"
                    + "(?:class|record|enum|interface|@interface) (?<name>\\w+)\\b[^;\"]",
            Pattern.MULTILINE);

    /** Words that begin a clause, or a verb, where the noun belongs that the type is. */
    private static final Set<String> CLAUSES = Set.of(
            "What",
            "Who",
            "Whom",
            "Whose",
            "How",
            "Whether",
            "Where",
            "When",
            "Why",
            "Which",
            "So",
            "Somebody",
            "Someone",
            "Nobody",
            "Everybody",
            "Something",
            "Everything",
            "Nothing",
            "Those",
            "Is",
            "Has",
            "Does",
            "Says",
            "Tells",
            "Reads",
            "Plays",
            "Makes",
            "Writes",
            "Finds",
            "Shows",
            "Draws",
            "Takes",
            "Judges",
            "Looks",
            "Counts",
            "Searches",
            "Holds",
            "Waits",
            "Decides",
            "Keeps",
            "Splits",
            "Names",
            "Brings",
            "Follows",
            "Asks",
            "Chooses",
            "Understands",
            "Tries",
            "Listens",
            "Publishes",
            "Removes",
            "Wakes",
            "Deals",
            "Settles",
            "Buys",
            "Moves",
            "Lets",
            "Empties",
            "Remembers",
            "Watches",
            "Collects",
            "Puts",
            "Cuts",
            "Paints",
            "Gives",
            "Answers",
            "Compares",
            "Upgrades",
            "Sends",
            "Trades",
            "Hunts",
            "Plans",
            "Lays",
            "Works",
            "Ranks",
            "Stands",
            "Turns",
            "Sets",
            "Starts",
            "Steps");

    /** Names that were riddles, each with a successor that the field knows (see arena/docs/glossary.md). */
    private static final Set<String> RETIRED = Set.of(
            "Ahead",
            "Attempted",
            "BellRinger",
            "ContestDecision",
            "Ended",
            "Founding",
            "GentleStop",
            "Grounded",
            "Happenings",
            "HarmlessStream",
            "Host",
            "KeptDecision",
            "KeptText",
            "Knots",
            "Lanes",
            "LeashShell",
            "News",
            "Occasion",
            "OneWay",
            "Part",
            "Parting",
            "Patience",
            "Race",
            "Scrutiny",
            "Shown",
            "Situation",
            "Soundness",
            "Taste",
            "Tellers",
            "Thinker",
            "Told",
            "Verb");

    /** Kinds of events and results whose names are past participles on purpose, since an event has happened. */
    private static final Set<String> EVENTS = Set.of("Event.java", "AcquireEvent.java", "ProgramEnd.java");

    /** A type that is declared in a source file. */
    private record Type(Path file, String name, boolean nested, String comment) {

        String opening() {
            return comment.replaceAll("(?m)^\\s*\\*", "").strip().split("[\\s,:]", 2)[0];
        }

        @Override
        public String toString() {
            return file + " " + name;
        }
    }

    /** All types of the sources, read once for all tests. */
    private static final List<Type> TYPES =
            SourceFiles.all().stream().flatMap(PlainLanguageTest::types).toList();

    @Test
    void noTwoTypesHaveOneName() {
        TreeMap<String, List<Path>> files = types().filter(type -> !type.nested())
                .collect(groupingBy(Type::name, TreeMap::new, mapping(Type::file, toList())));
        files.values().removeIf(all -> all.size() < 2);

        assertThat(files).isEmpty();
    }

    @Test
    void noRetiredNameComesBack() {
        assertThat(types().filter(type -> RETIRED.contains(type.name()))
                        .filter(type ->
                                !EVENTS.contains(type.file().getFileName().toString())))
                .isEmpty();
    }

    @Test
    void aCommentBeginsWithTheNounThatTheTypeIs() {
        assertThat(types().filter(type -> CLAUSES.contains(type.opening()))).isEmpty();
    }

    @Test
    void enoughTypesAreSeen() {
        assertThat(types())
                .hasSizeGreaterThan(1_000)
                .anyMatch(type -> type.opening().equals("A"));
    }

    private static Stream<Type> types() {
        return TYPES.stream();
    }

    private static Stream<Type> types(Path file) {
        try {
            String text = Files.readString(file);
            return TYPE.matcher(text)
                    .results()
                    .map(match -> new Type(
                            file, match.group(2), !match.group(1).isEmpty(), commentAbove(text, match.start())));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the comment that ends above a place of a text; empty if none does. */
    private static String commentAbove(String text, int place) {
        String above = text.substring(0, place).stripTrailing();
        return above.endsWith("*/") ? above.substring(above.lastIndexOf("/**") + 3, above.length() - 2) : "";
    }
}
