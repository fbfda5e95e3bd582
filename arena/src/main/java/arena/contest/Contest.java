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
 * A contest that was drawn: everything about it that never changes again.
 *
 * @param name for people
 * @param settings of the game, in every match that has no others
 * @param format the name of its format
 * @param plan its sections
 * @param seal the source of its tosses and of the seeds of its matches
 * @param entries who takes part; a contestant's number is the place here, from 0
 * @param budget how much time each seat has for all its answers of a match together; nothing for as much as the game
 *     gives
 * @param house how the arena deals with trouble
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

    /** The fact of a {@link RefereeDecision.Drawn}: the digest that was told at the draw. */
    public static final String COMMITMENT = "commitment";

    public Contest {
        entries = List.copyOf(entries);
    }

    /** Returns the names of all teams, by their numbers. */
    public List<String> names() {
        return entries.stream().map(Contestant::name).toList();
    }

    /** Returns what people call all teams, by their numbers. */
    public List<String> titles() {
        return entries.stream().map(Contestant::title).toList();
    }

    /** Returns the name of a contestant. */
    public String name(int contestant) {
        return entries.get(contestant).name();
    }

    /**
     * Returns the seed of an attempt at a fixture. A game that is played again has another seed if somebody in it could
     * remember something of the attempt that counts for nothing, else the same.
     *
     * @param attempt which attempt it is, from 1
     */
    public long matchSeed(Fixture fixture, int attempt) {
        boolean remembered =
                fixture.seats().stream().anyMatch(one -> entries.get(one).keepsState());
        return seal.matchSeed(fixture.id(), remembered ? attempt : 1);
    }

    /** Returns the number of the team of that name, spelled exactly so. */
    public Optional<Integer> contestant(String team) {
        return IntStream.range(0, entries.size())
                .filter(number -> entries.get(number).name().equals(team))
                .boxed()
                .findFirst();
    }

    /** Returns why no game of it can have ended so, as a sentence; nothing if one can. */
    public Optional<String> refusal(GameResult result) {
        List<Integer> places = result.places();
        if (places.stream().anyMatch(place -> place > places.size())) {
            return Optional.of("Nobody ends beyond place " + places.size() + "; correct the result.");
        }
        boolean tied = places.stream().distinct().count() < places.size();
        return tied && !game.ties()
                ? Optional.of("A game of " + game.title() + " has no ties; give each team a place of its own, 1 to "
                        + places.size() + ".")
                : Optional.empty();
    }

    /** Returns the settings of a game of it: those of the contest, with what its format changes for this one. */
    public Settings settings(Fixture fixture) {
        SortedMap<String, String> changed = new TreeMap<>(settings.texts());
        changed.putAll(fixture.settings());
        return Settings.of(game, changed);
    }
}
