package arena.store;

import arena.tournament.SeatResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;

/**
 * The digests of all that happened in a contest, each made from the one before: the SHA-256 of that one's text and of
 * what was entered. Every text is preceded by its length, so that no two entries are written alike.
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

    /** Returns where the chain begins: what the contest is. */
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

    /** Returns the digest of a beginning. */
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
     * Returns the digest of an end. Its trouble stands behind all else, if it is known, and behind that its figures, if
     * it has some: so the ends that an older arena has kept have the digests which that one gave them.
     *
     * @param attempt the number under which it was begun
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
        ended.trouble().ifPresent(chain::with);
        if (ended.hasFigures()) {
            chain.with("figures");
            ended.seats().forEach(seat -> chain.with(seat.figures()));
        }
        return chain.digest();
    }

    private void with(SeatResult seat) {
        with(seat.contestant())
                .with(seat.place())
                .with(seat.points())
                .with(seat.cause())
                .with(seat.evidence())
                .with(seat.moves())
                .with(seat.faults())
                .with(seat.late())
                .with(seat.usedMillis())
                .with(seat.slowestMillis());
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

    /**
     * Returns the digest of an entry with the token under which it was entered. A token that an older arena has drawn
     * is no part of the digest.
     */
    static String withToken(String digest, String token) {
        return SequenceNumbers.isLinked(token)
                ? new DigestChain(digest, "token", 0).with(token).digest()
                : digest;
    }

    /** Returns whether a text may be a digest. */
    static boolean isDigest(String text) {
        return text.matches("[0-9a-f]{64}");
    }
}
