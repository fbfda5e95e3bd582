package arena.report;

import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.contest.ContestState;
import arena.contest.Contestant;
import arena.contest.RefereeQuestion;
import arena.record.Printable;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import arena.tournament.GameResult;
import arena.tournament.format.ContestProgress;
import arena.tournament.format.Fixture;
import arena.tournament.format.Participation;
import arena.tournament.format.SectionState;
import arena.tournament.rating.Prior;
import arena.tournament.rating.Rating;
import arena.tournament.rating.Ratings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The account of a contest in its present state: each game, each team, and the ratings of the teams.
 *
 * <p>It is computed once and immutable. Names and titles are safe on a terminal, but not yet on a page.
 */
public final class ContestAccount {

    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_MEMBERS = 200;

    private final ContestState situation;
    private final Progress progress;
    private final List<GameAccount> games;
    private final SortedMap<String, GameAccount> byId = new TreeMap<>();
    private final MachineClasses machines;
    private final List<TeamAccount> teams;
    private final List<Rating> ratings;
    private final List<SectionState> titled;

    /**
     * The progress of a contest, which is always public.
     *
     * @param done the number of games with a result
     * @param games the number of known games
     */
    public record Progress(ContestPhase phase, int done, int games) {}

    /** Returns sentences about the plan, and about times that are not compared. */
    public List<String> remarks() {
        return Stream.concat(contest().plan().remarks().stream(), machines.remarks().stream())
                .toList();
    }

    /** Returns the phase for people: {@code running}, or since when the contest has stood still. */
    public String phaseWords() {
        OptionalLong still = situation.idleSince();
        return still.isPresent()
                ? "stood still since " + TimeText.utc(still.getAsLong())
                : progress.phase().words();
    }

    private ContestAccount(ContestState situation, Progress progress) {
        this.situation = situation;
        this.progress = progress;
        this.games = gamesOf(situation);
        games.forEach(game -> byId.put(game.id(), game));
        this.machines = MachineClasses.of(games);
        this.teams = teamsOf(situation.contest().entries(), games, machines);
        this.ratings = ratingsOf(situation.contest().entries().size(), games);
        this.titled = ContestProgress.of(
                        contest().plan(),
                        situation.ledger(),
                        contest().seal(),
                        IntStream.range(0, teams.size()).mapToObj(this::title).toList())
                .sections();
    }

    /** Returns the account of a contest for a reader with all rights. */
    public static ContestAccount of(ContestState situation) {
        return new ContestAccount(situation, progress(situation));
    }

    /**
     * Returns the account for a reader that may see no result: that of a contest without played games and decisions,
     * and so also without the games of later rounds, which would show who has advanced.
     */
    public static ContestAccount withoutResults(ContestState situation) {
        return new ContestAccount(ContestState.of(situation.contest(), List.of(), List.of()), progress(situation));
    }

    private static Progress progress(ContestState situation) {
        return new Progress(situation.phase(), situation.done(), situation.games());
    }

    private static List<GameAccount> gamesOf(ContestState situation) {
        List<GameAccount> games = new ArrayList<>();
        for (SectionState state : situation.progress().sections()) {
            for (Fixture fixture : state.fixtures()) {
                games.add(game(situation, state, fixture));
            }
        }
        return List.copyOf(games);
    }

    private static GameAccount game(ContestState situation, SectionState section, Fixture fixture) {
        Optional<GameResult> result = section.result(fixture);
        List<AttemptRow> attempts = situation.ledger().attempts(fixture.id());
        return new GameAccount(
                fixture,
                section.section(),
                section.annulled().contains(fixture.id())
                        ? GameAccount.State.ANNULLED
                        : state(situation, fixture, result),
                result,
                situation.ledger().counted(fixture.id()),
                attempts,
                attempts.stream().anyMatch(one -> one.ended().isEmpty())
                        ? situation.isPlayed() ? GameAccount.Pending.RUNS : GameAccount.Pending.BROKEN_OFF
                        : GameAccount.Pending.NOTHING,
                situation.decisions().stream().filter(isAbout(fixture.id())).toList());
    }

    private static Predicate<AuditEntry> isAbout(String fixture) {
        return decision -> decision.decided().fixture().filter(fixture::equals).isPresent();
    }

    private static GameAccount.State state(ContestState situation, Fixture fixture, Optional<GameResult> result) {
        if (result.isEmpty()) {
            return situation.pending().questions().stream()
                            .map(RefereeQuestion::fixture)
                            .anyMatch(fixture.id()::equals)
                    ? GameAccount.State.ASKED
                    : GameAccount.State.OPEN;
        }
        if (situation.ledger().counted(fixture.id()).isPresent()) {
            return result.equals(situation.ledger().of(fixture))
                    ? GameAccount.State.PLAYED
                    : GameAccount.State.FORFEITED;
        }
        return situation
                        .ledger()
                        .ruling(fixture.id())
                        .filter(GameAccount::settles)
                        .isPresent()
                ? GameAccount.State.RULED
                : GameAccount.State.WITHOUT;
    }

    private static List<TeamAccount> teamsOf(
            List<Contestant> entries, List<GameAccount> games, MachineClasses machines) {
        List<TeamAccount.Tally> tallies = IntStream.range(0, entries.size())
                .mapToObj(contestant -> new TeamAccount.Tally(contestant, entries.get(contestant)))
                .toList();
        games.forEach(game -> game.fixture()
                .seats()
                .forEach(contestant -> tallies.get(contestant).add(game, machines.isCompared(game))));
        return tallies.stream().map(TeamAccount.Tally::account).toList();
    }

    private static List<Rating> ratingsOf(int contestants, List<GameAccount> games) {
        List<GameResult> rated =
                games.stream().flatMap(game -> game.rated().stream()).toList();
        if (rated.isEmpty() || contestants > Ratings.MOST_CONTESTANTS) {
            return List.of();
        }
        return Ratings.of(contestants, rated, Prior.USUAL).all().stream()
                .sorted(Comparator.comparingDouble(Rating::value).reversed())
                .toList();
    }

    /** Returns all sections for pages: their sentences use the titles of the teams. */
    public List<SectionState> sectionsForPages() {
        return titled;
    }

    /** Returns the state of the contest. */
    public ContestState situation() {
        return situation;
    }

    /** Returns the contest. */
    public Contest contest() {
        return situation.contest();
    }

    /** Returns the progress, which is complete even if results are hidden. */
    public Progress progress() {
        return progress;
    }

    /** Returns all known games, in the order of the format. */
    public List<GameAccount> games() {
        return games;
    }

    /** Returns the game of that id. */
    public Optional<GameAccount> game(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Returns the games of a team. */
    public List<GameAccount> games(int contestant) {
        return games.stream()
                .filter(game -> game.fixture().isPlayedBy(contestant))
                .toList();
    }

    /** Returns all teams, by their numbers. */
    public List<TeamAccount> teams() {
        return teams;
    }

    /** Returns the ratings, the highest first; none before the first game, or if there are too many teams. */
    public List<Rating> ratings() {
        return ratings;
    }

    /** Returns a team's short name. */
    public String name(int contestant) {
        return Printable.of(contest().name(contestant));
    }

    /** Returns a team's title. */
    public String title(int contestant) {
        return Printable.of(contest().entries().get(contestant).title(), LONGEST_TITLE);
    }

    /** Returns the members of a team; empty if they are not known. */
    public String members(int contestant) {
        return Printable.of(contest().entries().get(contestant).members(), LONGEST_MEMBERS);
    }

    /** Returns the participation of a team. */
    public Participation presence(int contestant) {
        return situation.ledger().presence(contestant);
    }

    /** Returns the remark beside a team's name; empty unless it was disqualified. */
    public String mark(int contestant) {
        return presence(contestant) == Participation.IN ? "" : Participation.OUT.words();
    }

    /** Returns a team's short name with its remark. */
    public String marked(int contestant) {
        String mark = mark(contestant);
        return name(contestant) + (mark.isEmpty() ? "" : " (" + mark + ")");
    }

    /** Returns the teams that were disqualified, by their numbers. */
    public List<Integer> disqualified() {
        return List.copyOf(situation.ledger().disqualified());
    }
}
