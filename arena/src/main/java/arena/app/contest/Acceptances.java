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
 * The acceptances of entries that teams have handed in. They are in a file in the contest's folder, since most are
 * decided before the draw, when there is no audit trail yet. The draw enters them into the audit trail; a later one is
 * entered at once.
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
     * @param number the number of the team's entry, from 1
     * @param fit whether its check has found nothing wrong
     * @param by the person who accepted it
     * @param reason why, with the findings of the check
     * @param epochMillis the time of the decision
     */
    public record Acceptance(String team, int number, boolean fit, String by, String reason, long epochMillis) {}

    /** Records an acceptance, unless it is recorded already, and enters it into the audit trail if there is one. */
    public synchronized void add(Acceptance one) {
        boolean isRecorded = recorded().stream()
                .anyMatch(other -> other.team().equals(one.team()) && other.number() == one.number());
        if (!isRecorded) {
            try {
                Files.writeString(
                        file,
                        MAPPER.writeValueAsString(one) + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            } catch (IOException failure) {
                throw RequestFailure.infrastructure("The acceptance of an entry cannot be saved in " + file + " ("
                        + failure + "); check that its disk has space.");
            }
        }
        contest.drawn().ifPresent(this::enter);
    }

    private List<Acceptance> recorded() {
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

    /** Enters the acceptances of drawn teams into the audit trail, each once. */
    void enter(Contest drawn) {
        SortedSet<String> entered = new TreeSet<>();
        contest.store().decisions().forEach(decision -> {
            if (DecisionCodec.read(decision) instanceof RefereeDecision.EntryAdmitted admitted) {
                entered.add(admitted.team() + " " + admitted.number());
            }
        });
        for (Acceptance one : recorded()) {
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
