package arena.app.contest;

import arena.app.RequestFailure;
import arena.config.TeamEntry;
import arena.contest.Contest;
import arena.contest.ContestFactory;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import arena.tournament.format.SealedSeed;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.SortedMap;

/** The draw of a contest, held once; before that it can be tried with another seed. */
public final class ContestDraw {

    private static final int SEED_BYTES = 32;
    private static final int LEAST_TEAMS = 2;

    private final OpenContest contest;

    public ContestDraw(OpenContest contest) {
        this.contest = contest;
    }

    /**
     * Returns the contest, drawn now if it was not drawn before.
     *
     * @param author the person who draws; the reason is an addition for the audit trail, such as the witnesses
     */
    public Contest hold(DecisionAuthor author) {
        Contest drawn = contest.drawn().orElseGet(this::drawn);
        // An arena may have been killed between the draw and its entry.
        if (contest.store().decisions().stream()
                .noneMatch(decision -> DecisionCodec.read(decision) instanceof RefereeDecision.Drawn)) {
            enter(drawn, author);
        }
        new Acceptances(contest).enter(drawn);
        return drawn;
    }

    private Contest drawn() {
        ContestFactory factory = contest.contestFactory();
        Contest drawn =
                create(factory, new SealedSeed(contest.file().draw().seed().orElseGet(ContestDraw::freshSeed)));
        contest.store().begin(factory.head(drawn, System.currentTimeMillis()));
        return drawn;
    }

    private void enter(Contest drawn, DecisionAuthor author) {
        String seeded = contest.file().draw().seed().isPresent()
                ? "with a seed given by the organiser"
                : "with a seed from this machine's random source";
        String reason = author.reason().isEmpty() ? seeded : seeded + "; " + author.reason();
        SortedMap<String, String> details = contest.storage().identity();
        details.put(Contest.COMMITMENT, drawn.seal().commitment());
        contest.decide(new RefereeDecision.Drawn(details), new DecisionAuthor(author.by(), reason));
    }

    /** Returns the contest as drawn, or else as it would be with another seed. */
    public Contest tried() {
        return contest.drawn().orElseGet(() -> create(contest.contestFactory(), new SealedSeed(freshSeed())));
    }

    private Contest create(ContestFactory factory, SealedSeed seal) {
        int teams = contest.file().teams().size();
        if (teams < LEAST_TEAMS) {
            throw RequestFailure.usage("The contest " + contest.file().contest().name() + " has "
                    + (teams == 0 ? "no team" : "one team") + ", and a draw needs at least " + LEAST_TEAMS
                    + "; accept teams that have signed up, or add teams to "
                    + contest.file().file() + ".");
        }
        try {
            return factory.contest(
                    factory.entrants().stream().map(TeamEntry::name).toList(), seal);
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }

    private static String freshSeed() {
        byte[] seed = new byte[SEED_BYTES];
        new SecureRandom().nextBytes(seed);
        return HexFormat.of().formatHex(seed);
    }
}
