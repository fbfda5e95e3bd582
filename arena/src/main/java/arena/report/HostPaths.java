package arena.report;

import arena.contest.ContestState;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.tournament.GameResult;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A filter that removes the folders of the host from public texts. The location of a contest's files, and the accounts
 * of its machine, are private, but outputs of programs and sentences of the arena contain them.
 *
 * <p>Of an absolute path only the last name stays. Known folders are removed first, since their names may have blanks,
 * at which an unknown path would seem to end.
 */
public final class HostPaths {

    private static final String NAME = "[^\\s/\\\\:;,'\"()<>\\[\\]{}|]+";

    /** An absolute path of Unix or Windows, up to its last name; not the rest of a web address or of a fraction. */
    private static final Pattern ABSOLUTE = Pattern.compile("(?:file:(?://)?|(?<![\\w./:~-]))/(?:" + NAME + "/)+"
            + "|(?<!\\w)[A-Za-z]:[\\\\/](?:" + NAME + "[\\\\/])*");

    private final List<String> folders;

    /**
     * Creates a filter.
     *
     * @param folders the known folders: of the contest, of its entries, of the field, homes
     */
    public HostPaths(List<Path> folders) {
        this.folders = folders.stream()
                .map(Path::toAbsolutePath)
                .map(Path::normalize)
                .filter(folder -> folder.getNameCount() > 0)
                .map(Path::toString)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /** Returns a text without the folders of the host. */
    public String without(String words) {
        if (!mayContainPath(words)) {
            return words;
        }
        String cleaned = words;
        for (String folder : folders) {
            cleaned = cleaned.replace(folder + "/", "").replace(folder + "\\", "");
        }
        return ABSOLUTE.matcher(cleaned).replaceAll("");
    }

    /** Returns whether a text may contain a path; a single backslash is none, since each line of a record has some. */
    private static boolean mayContainPath(String words) {
        return words.indexOf('/') >= 0 || words.indexOf('\\') >= 0 && (words.contains(":\\") || words.contains("\\\\"));
    }

    /** Returns the public state of a contest. */
    public ContestState without(ContestState situation) {
        return ContestState.of(
                        situation.contest(),
                        situation.attempts().stream().map(this::without).toList(),
                        situation.decisions().stream().map(this::without).toList())
                .played(situation.isPlayed());
    }

    private AttemptRow without(AttemptRow attempt) {
        Optional<AttemptResult> ended = attempt.ended().map(this::without);
        return new AttemptRow(attempt.attempt(), ended, attempt.sequence());
    }

    private AttemptResult without(AttemptResult ended) {
        return new AttemptResult(
                ended.verdict(),
                ended.cause(),
                ended.reason(),
                without(ended.words()),
                ended.problem().map(this::without),
                new GameResult(
                        ended.seats().stream()
                                .map(seat -> seat.withCause(seat.cause(), without(seat.evidence())))
                                .toList(),
                        ended.moves()),
                ended.millis(),
                ended.record(),
                ended.machine(),
                ended.epochMillis());
    }

    private AuditEntry without(AuditEntry decision) {
        DecisionEntry decided = decision.decided();
        return new AuditEntry(
                decision.number(),
                decision.sequence(),
                new DecisionEntry(
                        decided.verb(),
                        decided.fixture(),
                        decided.contestant(),
                        decided.by(),
                        without(decided.reason()),
                        without(decided.details()),
                        decided.epochMillis()));
    }

    private SortedMap<String, String> without(SortedMap<String, String> details) {
        SortedMap<String, String> cleaned = new TreeMap<>();
        details.forEach((name, words) -> cleaned.merge(key(name), without(words), (one, other) -> one + " " + other));
        return cleaned;
    }

    /** Returns a key without folders: the name of a file of an entry follows the team's name and a slash. */
    private String key(String name) {
        int slash = name.indexOf('/') + 1;
        return name.substring(0, slash) + without(name.substring(slash));
    }
}
