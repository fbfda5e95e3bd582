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
 * The match that a person has asked for.
 *
 * @param opponents as they were named
 * @param seat where the person sits, from 1
 * @param name of the person
 * @param files whether the person plays with files
 * @param clock the time for each move in words; nothing for as much as the person likes
 */
public record PersonRequest(List<String> opponents, int seat, String name, boolean files, Optional<String> clock) {

    public PersonRequest {
        opponents = List.copyOf(opponents);
    }

    /**
     * Returns who sits where: the person on the seat, the opponents around it, repeated as often as they must be.
     *
     * @param seats how many seats there are if so many are named
     * @throws RequestFailure if an opponent, the seat or the name means nothing
     */
    public List<SeatedPlayer> sittings(Configuration configuration, GameInfo game, IntUnaryOperator seats) {
        List<SeatChoice> named = new SeatReader(configuration, game).readAny(opponents);
        if (named.size() + 1 > game.mostSeats()) {
            throw RequestFailure.usage(game.title() + " has " + game.mostSeats() + " seats, and you and " + named.size()
                    + " opponents are more; name fewer.");
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
     * Returns the match, with the clock that was asked for; without one the person may take as long as he likes.
     *
     * @param changed the settings that were named for this match, by key
     * @throws RequestFailure if the settings do not fit together, or the clock is no time
     */
    public MatchRequest match(MatchTemplate template, List<SeatedPlayer> sittings, long seed, Set<String> changed) {
        MatchRequest request = template.request(sittings, seed);
        GameInfo game = template.box().info();
        boolean named =
                game.settings().stream().filter(Setting::isAnswerTime).anyMatch(time -> changed.contains(time.key()));
        if (clock.isPresent()) {
            return request.withSettings(timed(game, request.settings(), clock.get()));
        }
        return named ? request : request.withClocks(clocks(template, request));
    }

    /** Without a clock the person has no budget either, but for one of his own. */
    private SortedMap<Seat, SeatClock> clocks(MatchTemplate template, MatchRequest request) {
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>(request.clocks());
        if (!template.budgets().own().containsKey(seat)) {
            clocks.put(new Seat(seat), new SeatClock.Off());
        }
        return clocks;
    }

    /** Returns the settings with the clock that was asked for, for every answer. */
    private static Settings timed(GameInfo game, Settings settings, String clock) {
        List<Setting> times =
                game.settings().stream().filter(Setting::isAnswerTime).toList();
        if (times.isEmpty()) {
            throw RequestFailure.usage(game.title() + " has no time for a move; take --clock away.");
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
