package arena.contest;

import arena.config.RunSettings;
import arena.game.GameInfo;
import arena.game.Settings;
import arena.tournament.GameResult;
import arena.tournament.format.ContestLayout;
import arena.tournament.format.Fixture;
import arena.tournament.format.SealedSeed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A contest after its draw: everything about it that never changes again.
 *
 * @param name its title for people
 * @param settings the game's settings, for every match without settings of its own
 * @param format the name of its format
 * @param plan its sections
 * @param seal the source of its draws by lot and of the seeds of its matches
 * @param entries the contestants; a contestant's number is its index here
 * @param budget the time of each seat for all its answers of a match together; absent for the game's own limits
 * @param runSettings how the arena runs the contest
 */
public record Contest(
        String name,
        GameInfo game,
        Settings settings,
        String format,
        ContestLayout plan,
        SealedSeed seal,
        List<Contestant> entries,
        Optional<Duration> budget,
        RunSettings runSettings) {

    /** The name of a fact of {@link RefereeDecision.Drawn}: the digest that was published at the draw. */
    public static final String COMMITMENT = "commitment";

    public Contest {
        entries = List.copyOf(entries);
    }

    /** Returns the names of all teams, by their numbers. */
    public List<String> names() {
        return entries.stream().map(Contestant::name).toList();
    }

    /** Returns the titles of all teams, by their numbers. */
    public List<String> titles() {
        return entries.stream().map(Contestant::title).toList();
    }

    /** Returns the name of a contestant. */
    public String name(int contestant) {
        return entries.get(contestant).name();
    }

    /**
     * Returns the seed of an attempt at a fixture. A replay gets another seed if a contestant could remember something
     * of the attempt that does not count; else the same seed.
     *
     * @param attempt the number of the attempt, from 1
     */
    public long matchSeed(Fixture fixture, int attempt) {
        boolean remembered =
                fixture.seats().stream().anyMatch(one -> entries.get(one).keepsState());
        return seal.matchSeed(fixture.id(), remembered ? attempt : 1);
    }

    /** Returns the number of the team with exactly this name. */
    public Optional<Integer> contestant(String team) {
        return IntStream.range(0, entries.size())
                .filter(number -> entries.get(number).name().equals(team))
                .boxed()
                .findFirst();
    }

    /** Returns why no game of the contest can have this result, as a sentence; nothing if it is possible. */
    public Optional<String> refusal(GameResult result) {
        List<Integer> places = result.places();
        if (places.stream().anyMatch(place -> place > places.size())) {
            return Optional.of("The last place is " + places.size() + "; correct the result.");
        }
        boolean tied = places.stream().distinct().count() < places.size();
        return tied && !game.ties()
                ? Optional.of("A game of " + game.title() + " has no ties; give each team a place of its own, 1 to "
                        + places.size() + ".")
                : Optional.empty();
    }

    /** Returns the settings of one game: those of the contest, with the changes that its format makes for this game. */
    public Settings settings(Fixture fixture) {
        SortedMap<String, String> changed = new TreeMap<>(settings.texts());
        changed.putAll(fixture.settings());
        return Settings.of(game, changed);
    }
}
