package arena.audit;

import arena.contest.Contest;
import arena.contest.EntryDigests;
import arena.contest.RefereeDecision;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.Event;
import arena.match.MatchPurpose;
import arena.match.MatchStatus;
import arena.match.SeatClock;
import arena.record.MatchRecord;
import arena.record.MatchSummary;
import arena.record.RecordFolder;
import arena.record.Verification;
import arena.store.Attempt;
import arena.store.AttemptResult;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The record of one attempt, compared with the attempt and the rules of the game. */
public final class GameRecord {

    private final Played played;
    private final MatchRecord record;
    private final MatchStatus status;

    /**
     * An attempt with its place in the contest, to compare a record with.
     *
     * @param absent the contestants whose seat a substitute played, each with its cause
     */
    public record Played(Contest contest, Fixture fixture, Attempt attempt, SortedMap<Integer, String> absent) {

        /** Returns the purpose that its record must state. */
        public MatchPurpose purpose() {
            return new MatchPurpose(contest.name(), contest.seal().commitment(), fixture.id(), attempt.number());
        }

        /** Returns the clocks of the seats whose time does not run as the game says. */
        public SortedMap<Seat, SeatClock> clocks() {
            SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
            contest.budget()
                    .ifPresent(time -> Seat.firstSeats(fixture.seats().size())
                            .forEach(seat -> clocks.put(seat, new SeatClock.Budget(time))));
            return clocks;
        }
    }

    /** Creates the comparison for a record. */
    public GameRecord(Played played, MatchRecord record) {
        this.played = played;
        this.record = record;
        this.status = record.status();
    }

    /**
     * Returns the result of an attempt whose arena ended before it could store it. A record is ignored if any part of
     * it contradicts the attempt or the rules.
     */
    public static Optional<AttemptResult> lost(
            Played played, RecordFolder records, GameDefinition<?, ?, ?> game, EvidenceFinder evidenceFinder) {
        List<MatchSummary> all = records.summaries(
                began -> began.occasion().filter(played.purpose()::equals).isPresent());
        if (all.isEmpty()) {
            return Optional.empty();
        }
        GameRecord last =
                new GameRecord(played, records.read(all.get(all.size() - 1).name()));
        return last.mistakes(game).isEmpty() ? last.end(evidenceFinder.of(last.record)) : Optional.empty();
    }

    /**
     * Returns what contradicts the attempt or the rules in a record, as parts of sentences; nothing if it is sound.
     */
    public static List<String> contradictions(Played played, MatchRecord record, GameDefinition<?, ?, ?> game) {
        return new GameRecord(played, record).mistakes(game);
    }

    /** A finder of what a record contains besides the verdict. */
    @FunctionalInterface
    public interface EvidenceFinder {
        /** Examines a record. */
        MatchFindings of(MatchRecord record);
    }

    /** Returns the result that the store should hold; nothing if the match has no end. */
    Optional<AttemptResult> end(MatchFindings findings) {
        return new AttemptResultConverter(
                        played.attempt().contestants(), played.absent(), record.name(), System.currentTimeMillis())
                .of(status, findings);
    }

    /** Returns, as parts of sentences, the errors that do not depend on the stored result. */
    List<String> mistakes(GameDefinition<?, ?, ?> game) {
        List<String> mistakes = new ArrayList<>();
        status.began().ifPresent(began -> mistakes.addAll(setup(began)));
        mistakes.addAll(Verification.of(record, game).differences());
        return mistakes;
    }

    private List<String> setup(Event.Began began) {
        List<String> mistakes = new ArrayList<>();
        Optional<MatchPurpose> other = began.occasion().filter(purpose -> !purpose.equals(played.purpose()));
        other.ifPresent(purpose -> mistakes.add("the record " + record.name() + " is that of attempt "
                + purpose.attempt() + " at " + purpose.game() + " of the contest " + purpose.contest() + "."));
        if (!isOfSeed(began)) {
            mistakes.add("the seed of the match is not the one that the contest's seed gives.");
        }
        List<String> names =
                began.sittings().stream().map(Event.SeatAssignment::name).toList();
        List<String> due = played.attempt().contestants().stream()
                .map(played.contest()::name)
                .toList();
        if (!names.equals(due)) {
            mistakes.add("in the record sit " + names + ", in the database " + due + ".");
        }
        if (!began.settings().equals(played.contest().settings(played.fixture()).texts())) {
            mistakes.add("the record was played with other settings than the contest has.");
        }
        if (began.sittings().stream()
                .anyMatch(sitting -> !withoutAllowance(sitting).equals(clock(sitting)))) {
            mistakes.add("the record was played with another budget of time than the contest has.");
        }
        if (names.equals(due)) {
            began.sittings().forEach(sitting -> kind(sitting).ifPresent(mistakes::add));
        }
        return mistakes;
    }

    /**
     * Returns an error if a program sits where the contest has a super bot, or the reverse; a substitute may be either.
     */
    private Optional<String> kind(Event.SeatAssignment sitting) {
        int contestant = played.attempt().contestants().get(sitting.seat() - 1);
        boolean bringsProgram = played.contest().entries().get(contestant).keepsState();
        boolean isSuperBot = sitting.info().kind().equals("superbot");
        boolean isProgram = List.of("bot", "folder").contains(sitting.info().kind());
        if (played.absent().containsKey(contestant) || !(bringsProgram ? isSuperBot : isProgram)) {
            return Optional.empty();
        }
        return Optional.of("in the record " + sitting.name() + " is a " + (isSuperBot ? "super bot" : "program")
                + ", in the contest it is a " + (isSuperBot ? "program" : "super bot") + ".");
    }

    /**
     * Returns the clock of a seat without the allowance for a shared folder, which is a setting of the machine and not
     * of the contest.
     */
    private static SeatClock withoutAllowance(Event.SeatAssignment sitting) {
        return sitting.clock() instanceof SeatClock.ByGame
                        && sitting.info().kind().equals("folder")
                ? new SeatClock.ByGame()
                : sitting.clock();
    }

    private SeatClock clock(Event.SeatAssignment sitting) {
        return played.clocks().getOrDefault(new Seat(sitting.seat()), new SeatClock.ByGame());
    }

    /**
     * Returns whether the match has the seed of the contest. Older arenas, which wrote no purpose, played every attempt
     * with the seed of the first one.
     */
    private boolean isOfSeed(Event.Began began) {
        Contest contest = played.contest();
        return began.seed()
                        == contest.matchSeed(played.fixture(), played.attempt().number())
                || (began.occasion().isEmpty() && began.seed() == contest.matchSeed(played.fixture(), 1));
    }

    /**
     * Returns, as parts of sentences, the programs that are not the ones that count.
     *
     * @param due the digests that counted when the attempt began
     */
    List<String> changedPrograms(EntryDigests due) {
        return changedPrograms(status, due).stream()
                .map(name -> name + " played with other files than those that were frozen or accepted.")
                .toList();
    }

    /**
     * Returns, as parts of sentences, the hand-overs and interventions without a decision.
     *
     * @param decisions all decisions about the contest
     */
    List<String> undecided(List<RefereeDecision> decisions) {
        List<RefereeDecision> rest = new ArrayList<>(decisions);
        List<String> undecided = new ArrayList<>();
        record.events(Event.HandedOver.class).forEach(handed -> {
            List<Integer> seats = played.attempt().contestants();
            boolean isDecided = handed.seat() <= seats.size()
                    && rest.remove(new RefereeDecision.SeatHandedOver(
                            played.fixture().id(),
                            played.attempt().number(),
                            seats.get(handed.seat() - 1),
                            handed.to().name()));
            if (!isDecided) {
                undecided.add("its record tells that " + handed.to().name() + " has played on for player "
                        + handed.seat() + ", which nobody has decided.");
            }
        });
        status.interventions().forEach(done -> {
            boolean isDecided = rest.remove(new RefereeDecision.Intervened(
                    played.fixture().id(), played.attempt().number(), done.text()));
            if (!isDecided) {
                undecided.add("its record tells that " + done.by() + " has done this before step " + done.step()
                        + ", which nobody has decided: " + done.text());
            }
        });
        return undecided;
    }

    /** Returns the names of the teams that played with other files than those that count. */
    public static List<String> changedPrograms(MatchStatus status, EntryDigests due) {
        List<String> strangers = new ArrayList<>();
        for (Event.SeatAssignment sitting : sittings(status)) {
            Optional<String> counted = due.ofAllFiles(sitting.name());
            Optional<String> taken = taken(sitting);
            if (counted.isPresent() && taken.isPresent() && !counted.equals(taken)) {
                strangers.add(sitting.name());
            }
        }
        return strangers;
    }

    /** Returns the names of the programs that cannot be compared with the frozen ones. */
    List<String> unverifiedPrograms(EntryDigests due) {
        return sittings(status).stream()
                .filter(sitting -> sitting.info().kind().equals("bot")
                        || sitting.info().kind().equals("folder"))
                .filter(sitting -> due.ofAllFiles(sitting.name()).isEmpty()
                        || taken(sitting).isEmpty())
                .map(Event.SeatAssignment::name)
                .toList();
    }

    private static Optional<String> taken(Event.SeatAssignment sitting) {
        return Optional.ofNullable(sitting.info().facts().get(EntryDigests.FACT));
    }

    private static List<Event.SeatAssignment> sittings(MatchStatus status) {
        return status.began().map(Event.Began::sittings).orElse(List.of());
    }
}
