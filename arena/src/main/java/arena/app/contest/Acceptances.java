package arena.app.contest;

import arena.app.RequestFailure;
import arena.contest.Contest;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The acceptances of entries that teams have handed in: a file in the folder of the contest, since most are decided
 * before the draw, when there is no audit trail yet. The draw enters them there, and a later one is entered at once.
 */
public final class Acceptances {

    private static final String FILE = "acceptances.jsonl";
    private static final JsonMapper MAPPER = new JsonMapper();

    private final OpenContest contest;
    private final Path file;

    public Acceptances(OpenContest contest) {
        this.contest = contest;
        this.file = contest.folder().resolve(FILE);
    }

    /**
     * An entry that takes part.
     *
     * @param number which entry of the team, from 1
     * @param fit whether its check has found nothing wrong
     * @param by who has accepted it
     * @param reason why, with what the check has found
     * @param epochMillis when
     */
    public record Acceptance(String team, int number, boolean fit, String by, String reason, long epochMillis) {}

    /** Keeps one, unless it is kept already, and enters it into the audit trail if there is one. */
    public synchronized void add(Acceptance one) {
        boolean isKept =
                kept().stream().anyMatch(other -> other.team().equals(one.team()) && other.number() == one.number());
        if (!isKept) {
            try {
                Files.writeString(
                        file,
                        MAPPER.writeValueAsString(one) + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            } catch (IOException failure) {
                throw RequestFailure.infrastructure("The acceptance of an entry cannot be kept in " + file + " ("
                        + failure + "); see that its disk has space.");
            }
        }
        contest.drawn().ifPresent(this::enter);
    }

    private List<Acceptance> kept() {
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> MAPPER.readValue(line, Acceptance.class))
                    .toList();
        } catch (IOException | JacksonException damaged) {
            throw RequestFailure.infrastructure("The acceptances of entries in " + file + " cannot be read ("
                    + damaged.getMessage() + "); correct or remove the line.");
        }
    }

    /** Enters those of teams that were drawn into the audit trail, each once. */
    void enter(Contest drawn) {
        SortedSet<String> entered = new TreeSet<>();
        contest.store().decisions().forEach(decision -> {
            if (DecisionCodec.read(decision) instanceof RefereeDecision.EntryAdmitted admitted) {
                entered.add(admitted.team() + " " + admitted.number());
            }
        });
        for (Acceptance one : kept()) {
            drawn.contestant(one.team())
                    .filter(team -> entered.add(team + " " + one.number()))
                    .ifPresent(team -> contest.store()
                            .decide(DecisionCodec.written(
                                    new RefereeDecision.EntryAdmitted(team, one.number(), one.fit()),
                                    one.by(),
                                    one.reason(),
                                    one.epochMillis())));
        }
    }
}
