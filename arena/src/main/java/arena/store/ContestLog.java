package arena.store;

import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The log of a contest up to one moment: all its entries, with the digests that were stored beside them.
 *
 * @param head the identity of the contest
 * @param attempts all attempts, in the order of their beginnings
 * @param decisions the audit trail, in order
 * @param integrity the stored data by which a change is detected
 * @param last the sequence number of the last entry
 */
public record ContestLog(
        ContestHeader head,
        List<AttemptRow> attempts,
        List<AuditEntry> decisions,
        ContestLog.IntegrityData integrity,
        long last) {

    private static final int MOST_NAMED = 20;

    public ContestLog {
        attempts = List.copyOf(attempts);
        decisions = List.copyOf(decisions);
    }

    /**
     * The numbers, tokens and digests of a contest, by which a change is detected.
     *
     * @param contestants the numbers of the contestants, in order
     * @param tokens the token of each entry, by its sequence number
     * @param links the stored digests, by the sequence number of their entry; entries of an older arena have none
     */
    record IntegrityData(List<Integer> contestants, SortedMap<Long, String> tokens, SortedMap<Long, String> links) {
        IntegrityData {
            contestants = List.copyOf(contestants);
            tokens = Collections.unmodifiableSortedMap(new TreeMap<>(tokens));
            links = Collections.unmodifiableSortedMap(new TreeMap<>(links));
        }
    }

    private String token(Entry entry) {
        return integrity.tokens().getOrDefault(entry.sequence(), "");
    }

    private String digest(Entry entry, String prior) {
        return DigestChain.withToken(entry.digest(prior), token(entry));
    }

    /** An entry with a sequence number. */
    private sealed interface Entry {

        long sequence();

        String digest(String prior);

        /** Returns its name, as the beginning of a sentence. */
        String words();
    }

    private record Begun(Attempt attempt) implements Entry {
        @Override
        public long sequence() {
            return attempt.sequence();
        }

        @Override
        public String digest(String prior) {
            return DigestChain.begun(prior, attempt);
        }

        @Override
        public String words() {
            return "the beginning of attempt " + attempt.number() + " at " + attempt.fixture();
        }
    }

    private record EndEntry(long sequence, Attempt attempt, AttemptResult ended) implements Entry {
        @Override
        public String digest(String prior) {
            return DigestChain.ended(prior, sequence, attempt.sequence(), ended);
        }

        @Override
        public String words() {
            return "the end of attempt " + attempt.number() + " at " + attempt.fixture();
        }
    }

    private record Decided(AuditEntry decision) implements Entry {
        @Override
        public long sequence() {
            return decision.sequence();
        }

        @Override
        public String digest(String prior) {
            return DigestChain.decided(prior, decision);
        }

        @Override
        public String words() {
            return "decision " + decision.number() + " (" + decision.decided().verb() + ")";
        }
    }

    /** Returns all entries in the order of their sequence numbers. */
    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (AttemptRow one : attempts) {
            entries.add(new Begun(one.attempt()));
            one.ended().ifPresent(end -> entries.add(new EndEntry(one.sequence(), one.attempt(), end)));
        }
        decisions.forEach(decision -> entries.add(new Decided(decision)));
        entries.sort(Comparator.comparingLong(Entry::sequence));
        return entries;
    }

    /** Returns the digest of the contest so far. It proves later whether an entry up to here was changed. */
    public String digest() {
        String digest = DigestChain.root(head);
        for (Entry entry : entries()) {
            digest = digest(entry, digest);
        }
        return digest;
    }

    /**
     * Returns how many entries are unchanged since a digest was written down.
     *
     * @param digest 64 hexadecimal digits
     * @return the sequence number of the last entry that the digest covers; nothing if one of them was changed, or the
     *     digest is of another contest
     */
    public Optional<Long> covered(String digest) {
        String prior = DigestChain.root(head);
        String wanted = digest.strip().toLowerCase(Locale.ROOT);
        long number = 0;
        for (Entry entry : entries()) {
            if (prior.equals(wanted)) {
                return Optional.of(number);
            }
            prior = digest(entry, prior);
            number = entry.sequence();
        }
        return prior.equals(wanted) ? Optional.of(number) : Optional.empty();
    }

    /** Returns the sequence number of the first entry with a digest; nothing if there is none. */
    public Optional<Long> chainBegin() {
        return integrity.links().isEmpty()
                ? Optional.empty()
                : Optional.of(integrity.links().firstKey());
    }

    /** Returns a sentence for each entry that is missing, was changed, or is impossible; empty if the log is intact. */
    public List<String> flaws() {
        List<String> flaws = new ArrayList<>(gaps());
        flaws.addAll(numbers());
        flaws.addAll(seats());
        flaws.addAll(contestants());
        flaws.addAll(changes());
        if (flaws.size() > MOST_NAMED) {
            int more = flaws.size() - MOST_NAMED;
            flaws.subList(MOST_NAMED, flaws.size()).clear();
            flaws.add("And " + more + " more like these.");
        }
        return flaws;
    }

    private List<String> gaps() {
        List<String> gaps = new ArrayList<>();
        SortedMap<Long, Entry> known = new TreeMap<>();
        for (Entry entry : entries()) {
            Optional<Entry> other = Optional.ofNullable(known.putIfAbsent(entry.sequence(), entry));
            other.ifPresent(one -> gaps.add("Entry " + entry.sequence() + " of the database is there twice: "
                    + one.words() + ", and " + entry.words() + "."));
        }
        long latest = Math.max(
                last, integrity.links().isEmpty() ? 0 : integrity.links().lastKey());
        long from = 0;
        for (long number = 1; number <= latest + 1; number++) {
            boolean gone = number <= latest && !known.containsKey(number);
            if (gone && from == 0) {
                from = number;
            } else if (!gone && from > 0) {
                gaps.add(
                        from == number - 1
                                ? "Entry " + from + " of the database is gone: an attempt, an end or a decision."
                                : "Entries " + from + " to " + (number - 1)
                                        + " of the database are gone: attempts, ends or decisions.");
                from = 0;
            }
        }
        return gaps;
    }

    private List<String> numbers() {
        List<String> wrong = new ArrayList<>();
        SortedMap<String, Integer> tries = new TreeMap<>();
        for (AttemptRow one : attempts) {
            String fixture = one.attempt().fixture();
            int due = tries.merge(fixture, 1, Integer::sum);
            if (one.attempt().number() != due) {
                wrong.add("Attempt " + due + " at " + fixture + " is gone: the next one that is there is number "
                        + one.attempt().number() + ".");
                tries.put(fixture, one.attempt().number());
            }
            if (one.ended().isPresent() && one.sequence() <= one.attempt().sequence()) {
                wrong.add("Attempt " + one.attempt().number() + " at " + fixture + " ends before it begins.");
            }
        }
        int due = 1;
        for (AuditEntry decision : decisions) {
            if (decision.number() != due) {
                wrong.add("Decision " + due + " is gone: the next one that is there is number " + decision.number()
                        + ".");
            }
            due = decision.number() + 1;
        }
        return wrong;
    }

    private List<String> seats() {
        List<String> wrong = new ArrayList<>();
        for (AttemptRow one : attempts) {
            List<Integer> sat = one.attempt().contestants();
            String which =
                    "Attempt " + one.attempt().number() + " at " + one.attempt().fixture();
            if (!areKnown(sat)) {
                wrong.add(which + " was played by a team that is not in the contest.");
            }
            one.ended()
                    .filter(end -> !hasSeatsOf(end, sat))
                    .ifPresent(end -> wrong.add(which + " has an end whose seats are not those of the attempt."));
        }
        decisions.stream()
                .filter(one ->
                        one.decided().contestant().orElse(0) >= head.names().size())
                .forEach(one -> wrong.add("Decision " + one.number() + " is about a team that is not in the contest."));
        return wrong;
    }

    private List<String> contestants() {
        List<Integer> due = IntStream.range(0, head.names().size()).boxed().toList();
        return integrity.contestants().equals(due)
                ? List.of()
                : List.of("The teams of the database are numbered " + integrity.contestants() + ", and were entered as "
                        + due + ".");
    }

    private boolean areKnown(Collection<Integer> contestants) {
        return contestants.stream()
                .allMatch(one -> one >= 0 && one < head.names().size());
    }

    private static boolean hasSeatsOf(AttemptResult end, List<Integer> sat) {
        List<Integer> seats = end.seats().stream().map(SeatResult::contestant).toList();
        return end.verdict() == Verdict.BROKEN ? sat.containsAll(seats) : seats.equals(sat);
    }

    /**
     * Compares each entry with its digest, starting from the stored digest of the entry before it, so that a change is
     * found at its own entry.
     */
    private List<String> changes() {
        List<String> changes = new ArrayList<>();
        String prior = DigestChain.root(head);
        long first = chainBegin().orElse(Long.MAX_VALUE);
        for (Entry entry : entries()) {
            String due = digest(entry, prior);
            String kept = integrity.links().getOrDefault(entry.sequence(), "");
            boolean hasDigest = entry.sequence() >= first || SequenceNumbers.isLinked(token(entry));
            if (hasDigest && !kept.equals(due)) {
                changes.add(
                        kept.isEmpty()
                                ? "The digest of entry " + entry.sequence() + " is gone."
                                : change(entry, first));
            }
            prior = kept.isEmpty() ? due : kept;
        }
        return changes;
    }

    private static String change(Entry entry, long first) {
        String what = "Entry " + entry.sequence() + " of the database, " + entry.words() + ", is not what was entered";
        if (entry.sequence() > first) {
            return what + ".";
        }
        return what
                + (first == 1
                        ? ", or what was drawn is not: the seed, the contest file or the teams."
                        : ", or something before it, or what was drawn.");
    }
}
