package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.play.Services;
import arena.config.TeamEntry;
import arena.contest.Contest;
import arena.contest.EntryDigests;
import arena.contest.Founding;
import arena.contest.Verb;
import arena.tournament.format.Seal;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What happens once before the first game: the draw, and the freezing of the entries. */
final class Ceremony {

    private static final int SEED_BYTES = 32;

    private final ContestDesk desk;

    Ceremony(ContestDesk desk) {
        this.desk = desk;
    }

    /**
     * Returns the contest, drawn now if it was not before.
     *
     * @param occasion what the audit trail should know besides, such as who has watched; may be empty
     */
    Contest draw(String by, String occasion) {
        Contest contest = desk.drawn().orElseGet(this::drawn);
        // An arena may have been killed between the draw and its entry.
        if (desk.store().decisions().stream()
                .noneMatch(decision -> decision.decided().verb().equals(Verb.DRAWN.key()))) {
            enter(contest, by, occasion);
        }
        return contest;
    }

    private Contest drawn() {
        Contest contest =
                founded(desk.founding(), new Seal(desk.file().draw().seed().orElseGet(Ceremony::freshSeed)));
        desk.store().begin(desk.founding().head(contest, System.currentTimeMillis()));
        return contest;
    }

    private void enter(Contest contest, String by, String occasion) {
        String seeded = desk.file().draw().seed().isPresent()
                ? "with the seed that the organiser has brought"
                : "with a seed from this machine's source of chance";
        desk.decide(Verb.DRAWN, by, occasion.isEmpty() ? seeded : seeded + "; " + occasion, desk.drawDetails(contest));
    }

    /** Returns what the contest would be with another seed: for a look before the draw. */
    Contest rehearsed() {
        return desk.drawn().orElseGet(() -> founded(desk.founding(), new Seal(freshSeed())));
    }

    private static Contest founded(Founding founding, Seal seal) {
        try {
            return founding.contest(
                    founding.entrants().stream().map(TeamEntry::name).toList(), seal);
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(String.valueOf(impossible.getMessage()));
        }
    }

    private static String freshSeed() {
        byte[] seed = new byte[SEED_BYTES];
        new SecureRandom().nextBytes(seed);
        return HexFormat.of().formatHex(seed);
    }

    /**
     * Freezes the entries if that was not done before, else looks whether they are still the same.
     *
     * @throws RequestFailure that names every changed file
     */
    void freeze(Contest contest, Services services, String by) {
        EntryDigests now = new Teams(desk, contest).digests(services);
        EntryDigests before = EntryDigests.of(desk.store().decisions());
        if (desk.situation().last(Verb.FROZEN).isEmpty()) {
            desk.decide(Verb.FROZEN, by, now.files() + " files of the entries have their digests kept", now.digests());
            return;
        }
        List<String> changes = new ArrayList<>(before.changes(now));
        if (!changes.isEmpty()) {
            changes.add("Put back what was there, or take the entry as it is now: `arena contest accept "
                    + desk.file().file().getFileName() + " TEAM --reason ...`.");
            throw RequestFailure.failed(changes);
        }
    }

    /** Takes a team's files as they are now. */
    void accept(Contest contest, Services services, String team, RefereeOptions referee) {
        SortedMap<String, String> now = new TreeMap<>(
                new Teams(desk, contest).digests(services).of(team).digests());
        now.putIfAbsent(team, "");
        desk.decide(Verb.ENTRY_ACCEPTED, referee.by(), referee.reason(), now);
    }
}
