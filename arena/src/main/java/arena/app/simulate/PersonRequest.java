package arena.app.simulate;

import arena.app.RequestFailure;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.config.Configuration;
import arena.config.TeamNames;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.match.SeatClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * The request for a match with a person.
 *
 * @param opponents as named
 * @param seat of the person, from 1
 * @param name of the person
 * @param files whether the person plays with files
 * @param clock the time for each move in words; empty for no limit
 */
public record PersonRequest(List<String> opponents, int seat, String name, boolean files, Optional<String> clock) {

    public PersonRequest {
        opponents = List.copyOf(opponents);
    }

    /**
     * Returns the players: the person on the seat, and the opponents on the others, repeated if necessary.
     *
     * @param seats maps the number of named players to the number of seats
     * @throws RequestFailure if an opponent, the seat or the name is invalid
     */
    public List<SeatedPlayer> sittings(Configuration configuration, GameInfo game, IntUnaryOperator seats) {
        List<SeatChoice> named = new SeatReader(configuration, game).readAny(opponents);
        if (named.size() + 1 > game.mostSeats()) {
            throw RequestFailure.usage(game.title() + " has " + game.mostSeats() + " seats, too few for you and"
                    + " " + named.size()
                    + " opponents; name fewer.");
        }
        int all = seats.applyAsInt(named.size() + 1);
        if (seat < 1 || seat > all) {
            throw RequestFailure.usage("--seat is a seat from 1 to " + all + ", not " + seat + ".");
        }
        List<SeatChoice> choices = new ArrayList<>();
        for (int other = 0; other < all - 1; other++) {
            choices.add(named.get(other % named.size()));
        }
        choices.add(seat - 1, person(configuration, game));
        return SeatedPlayer.inOrder(choices);
    }

    private SeatChoice person(Configuration configuration, GameInfo game) {
        if (files) {
            return new SeatReader(configuration, game)
                    .readAny(List.of("folder:" + name))
                    .get(0);
        }
        TeamNames names = configuration.field().teamNames();
        names.mistake(name).ifPresent(words -> {
            throw RequestFailure.usage(words + "; give --name another one.");
        });
        return new SeatChoice.Human(name);
    }

    /**
     * Returns the match, with the requested clock; without one the person has no time limit.
     *
     * @param changed the settings that are named for this match, by key
     * @throws RequestFailure if the settings do not fit together, or the clock is no time
     */
    public MatchRequest match(MatchTemplate template, List<SeatedPlayer> sittings, long seed, Set<String> changed) {
        MatchRequest request = template.request(sittings, seed);
        GameInfo game = template.game().info();
        boolean named =
                game.settings().stream().filter(Setting::isAnswerTime).anyMatch(time -> changed.contains(time.key()));
        if (clock.isPresent()) {
            return request.withSettings(timed(game, request.settings(), clock.get()));
        }
        return named ? request : request.withClocks(clocks(template, request));
    }

    /** Returns the clocks without a time limit for the person, except for a budget of that seat. */
    private SortedMap<Seat, SeatClock> clocks(MatchTemplate template, MatchRequest request) {
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>(request.clocks());
        if (!template.budgets().own().containsKey(seat)) {
            clocks.put(new Seat(seat), new SeatClock.Off());
        }
        return clocks;
    }

    /** Returns the settings with the requested time for every answer. */
    private static Settings timed(GameInfo game, Settings settings, String clock) {
        List<Setting> times =
                game.settings().stream().filter(Setting::isAnswerTime).toList();
        if (times.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no time for a move; leave --clock out.");
        }
        SortedMap<String, String> texts = new TreeMap<>(settings.texts());
        times.forEach(time -> texts.put(time.key(), clock));
        try {
            return Settings.of(game, texts);
        } catch (IllegalArgumentException mistake) {
            String words = String.valueOf(mistake.getMessage());
            throw RequestFailure.usage(times.stream()
                    .map(Setting::key)
                    .filter(words::startsWith)
                    .findFirst()
                    .map(key -> words.replace(key, "--clock"))
                    .orElse(words));
        }
    }
}
