package arena.store;

import arena.tournament.SeatResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;

/**
 * A digest chain over all entries of a contest. Each digest is the SHA-256 of the digest before it and of the entry.
 * Each text is preceded by its length, so that no two entries have the same encoding.
 */
final class DigestChain {

    private final StringBuilder text = new StringBuilder();

    private DigestChain(String prior, String kind, long sequence) {
        with(prior).with(kind).with(sequence);
    }

    private DigestChain with(String field) {
        text.append(field.length()).append(':').append(field).append(',');
        return this;
    }

    private DigestChain with(long number) {
        return with(Long.toString(number));
    }

    private String digest() {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256")
                            .digest(text.toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java has SHA-256", missing);
        }
    }

    /** Returns the first digest of the chain: that of the header. */
    static String root(ContestHeader head) {
        DigestChain chain = new DigestChain("", "contest", 0)
                .with(head.name())
                .with(head.game())
                .with(head.format())
                .with(head.plan())
                .with(head.planDigest())
                .with(head.seed())
                .with(head.commitment())
                .with(head.epochMillis());
        head.names().forEach(chain::with);
        return chain.digest();
    }

    /** Returns the digest of the beginning of an attempt. */
    static String begun(String prior, Attempt attempt) {
        return new DigestChain(prior, "begun", attempt.sequence())
                .with(attempt.fixture())
                .with(attempt.number())
                .with(Attempts.joined(attempt.contestants()))
                .with(attempt.by())
                .with(attempt.epochMillis())
                .digest();
    }

    /**
     * Returns the digest of the end of an attempt. The problem comes after everything else, if it is known, then the
     * figures, if there are any, then the machine, if it is known: so results of an older arena keep the digests that
     * it computed.
     *
     * @param attempt the sequence number of its beginning
     */
    static String ended(String prior, long sequence, long attempt, AttemptResult ended) {
        DigestChain chain = new DigestChain(prior, "ended", sequence)
                .with(attempt)
                .with(ended.verdict().name())
                .with(ended.cause())
                .with(ended.reason())
                .with(ended.words())
                .with(ended.moves())
                .with(ended.millis())
                .with(ended.record())
                .with(ended.epochMillis());
        ended.seats().forEach(chain::with);
        ended.problem().ifPresent(chain::with);
        if (ended.hasFigures()) {
            chain.with("figures");
            ended.seats().forEach(seat -> chain.with(seat.figures()));
        }
        ended.machine().ifPresent(machine -> chain.with("machine").with(machine));
        return chain.digest();
    }

    private void with(SeatResult seat) {
        with(seat.contestant())
                .with(seat.place())
                .with(seat.points())
                .with(seat.cause())
                .with(seat.evidence())
                .with(seat.tally().moves())
                .with(seat.tally().faults())
                .with(seat.tally().late())
                .with(seat.tally().usedMillis())
                .with(seat.tally().slowestMillis());
    }

    private void with(SortedMap<String, Long> figures) {
        with(figures.size());
        figures.forEach((name, figure) -> with(name).with(figure));
    }

    /** Returns the digest of a decision. */
    static String decided(String prior, AuditEntry decision) {
        DecisionEntry decided = decision.decided();
        DigestChain chain = new DigestChain(prior, "decided", decision.sequence())
                .with(decision.number())
                .with(decided.verb())
                .with(decided.fixture().orElse(""))
                .with(decided.contestant().orElse(-1))
                .with(decided.by())
                .with(decided.reason())
                .with(decided.epochMillis());
        decided.details().forEach((name, words) -> chain.with(name).with(words));
        return chain.digest();
    }

    /** Returns the digest of an entry combined with its token. A token of an older arena is not part of the digest. */
    static String withToken(String digest, String token) {
        return SequenceNumbers.isLinked(token)
                ? new DigestChain(digest, "token", 0).with(token).digest()
                : digest;
    }

    /** Returns whether a text has the form of a digest. */
    static boolean isDigest(String text) {
        return text.matches("[0-9a-f]{64}");
    }
}
