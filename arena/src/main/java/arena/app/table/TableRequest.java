package arena.app.table;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.Emblem;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.config.BotSource;
import arena.config.Configuration;
import arena.config.DisplayNames;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatClock;
import arena.record.UnendedRecord;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The request for a match at a table.
 *
 * @param game its id
 * @param seats {@code human:NAME}, {@code human/EMBLEM:NAME}, {@code superbot:LEVEL} or the name of a bot, in seat
 *     order; free ones are filled
 * @param seed a new one if empty
 * @param settings those that are changed for this match, by key
 * @param moved by how many seats the players have moved on, as they do from game to game of a session
 * @param pace the least time of a super bot for a move, so that people can follow it
 */
public record TableRequest(
        String game,
        List<String> seats,
        int moved,
        OptionalLong seed,
        SortedMap<String, String> settings,
        Duration pace) {

    private static final Pattern PERSON = Pattern.compile("human(?:/(?<emblem>[^:]*))?:(?<name>.*)", Pattern.DOTALL);

    private static final Duration LONGEST_PACE = Duration.ofMinutes(1);

    /** The bits of a seed: too many to try them all, and no more than every JSON reader keeps. */
    private static final int SEED_BITS = 53;

    /** Makes a request in which the players sit in the named order. */
    public TableRequest(
            String game, List<String> seats, OptionalLong seed, SortedMap<String, String> settings, Duration pace) {
        this(game, seats, 0, seed, settings, pace);
    }

    public TableRequest {
        seats = List.copyOf(seats);
        settings = new TreeMap<>(settings);
        if (pace.isNegative() || pace.compareTo(LONGEST_PACE) > 0) {
            throw RequestFailure.usage("The pace must be at most a minute, not " + pace.toMillis() + " ms.");
        }
    }

    /** Returns the request for a rematch: the same players under the same names, the same settings, and a new seed. */
    public static TableRequest rematch(Event.Began began) {
        GameInfo info = NameLookup.game(began).info();
        SortedMap<String, String> settings = new TreeMap<>(began.settings());
        boolean untimed = began.sittings().stream().anyMatch(sitting -> sitting.clock() instanceof SeatClock.Off);
        if (untimed) {
            info.settings().stream().filter(Setting::isAnswerTime).forEach(time -> settings.remove(time.key()));
        }
        return new TableRequest(
                began.gameId(),
                began.sittings().stream().map(TableRequest::word).toList(),
                OptionalLong.empty(),
                settings,
                pace(began.sittings()));
    }

    private static String word(Event.SeatAssignment sitting) {
        SortedMap<String, String> facts = sitting.info().facts();
        Optional<Emblem> emblem = sitting.emblem().flatMap(Emblem::of);
        return switch (sitting.info().kind()) {
            case "person" -> "human" + emblem.map(chosen -> "/" + chosen.word()).orElse("") + ":" + sitting.shown();
            case "superbot" -> "superbot:" + facts.getOrDefault("level", "1");
            default ->
                Optional.ofNullable(facts.get("bot")).orElseGet(() -> BotSource.Connected.PREFIX + sitting.shown());
        };
    }

    /** Returns the least time of a super bot for a move in a match. */
    static Duration pace(List<Event.SeatAssignment> sittings) {
        return sittings.stream()
                .flatMap(sitting -> Stream.ofNullable(sitting.info().facts().get(PacedPlayer.FACT)))
                .filter(millis -> millis.matches("[0-9]{1,5}"))
                .findFirst()
                .map(millis -> Duration.ofMillis(Long.parseLong(millis)))
                .orElse(Duration.ZERO);
    }

    /** The players that are allowed at a table besides people. */
    public enum Guests {
        /** Levels of the super bot, and the bots of the configuration. */
        ALL,
        /** Levels of the super bot. */
        SUPERBOT
    }

    /**
     * Returns the match.
     *
     * @throws RequestFailure with a sentence for each thing that is invalid or not allowed
     */
    MatchRequest match(Configuration configuration, Guests guests) {
        GameDefinition<?, ?, ?> definition = NameLookup.game(game);
        GameInfo info = definition.info();
        List<SeatChoice> named = new ArrayList<>();
        for (String seat : seats) {
            named.add(choice(configuration, info, seat, guests));
        }
        if (named.size() > info.mostSeats()) {
            throw RequestFailure.usage(
                    info.title() + " is played by " + info.seatRange() + ", not by " + named.size() + ".");
        }
        List<SeatedPlayer> sittings = new ArrayList<>(
                SeatedPlayer.inOrder(SeatReader.filled(named, Math.max(info.leastSeats(), named.size()))));
        Collections.rotate(sittings, -moved % sittings.size());
        MatchRequest request = new MatchTemplate(
                        definition, settings(configuration, info), MatchRequest.explanations(configuration))
                .request(sittings, seed.orElseGet(() -> new SecureRandom().nextLong() >>> (Long.SIZE - SEED_BITS)));
        return request.withClocks(clocks(info, sittings));
    }

    /** Returns the player that the words for a seat name. */
    static SeatChoice choice(Configuration configuration, GameInfo info, String text, Guests guests) {
        Matcher person = PERSON.matcher(text);
        if (person.matches()) {
            String name = DisplayNames.clean(person.group("name"));
            DisplayNames.mistake(name).ifPresent(words -> {
                throw RequestFailure.usage(words + "; choose another name.");
            });
            return new SeatChoice.Human(
                    name, Optional.ofNullable(person.group("emblem")).map(TableRequest::emblem));
        }
        SeatChoice choice =
                new SeatReader(configuration, info).readAny(List.of(text)).get(0);
        if (choice instanceof SeatChoice.Served) {
            throw RequestFailure.usage("A bot that is started elsewhere plays only in `arena play`, not here.");
        }
        if ((choice instanceof SeatChoice.Launched || choice instanceof SeatChoice.Wire) && guests != Guests.ALL) {
            throw RequestFailure.usage("Only people and the super bot play here; bots play in `arena play`.");
        }
        return choice;
    }

    private static Emblem emblem(String word) {
        return Emblem.of(word)
                .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown("emblem", word, Emblem.words())));
    }

    private Settings settings(Configuration configuration, GameInfo info) {
        SortedMap<String, String> texts = new TreeMap<>(configuration.gameSettings(info.id()));
        texts.putAll(settings);
        try {
            return Settings.of(info, texts);
        } catch (IllegalArgumentException mistake) {
            throw RequestFailure.usage(String.valueOf(mistake.getMessage()));
        }
    }

    /** Returns the clocks: people have no time limit, unless a time is set for this match. */
    private SortedMap<Seat, SeatClock> clocks(GameInfo info, List<SeatedPlayer> sittings) {
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        boolean timed = info.settings().stream()
                .filter(Setting::isAnswerTime)
                .anyMatch(time -> settings.containsKey(time.key()));
        for (int index = 0; index < sittings.size() && !timed; index++) {
            if (sittings.get(index).choice() instanceof SeatChoice.Human) {
                clocks.put(new Seat(index + 1), new SeatClock.Off());
            }
        }
        return clocks;
    }

    /**
     * A match at a table whose arena ended before it, as recorded. It is resumed if only people and levels of the super
     * bot play: a bot's process has ended with its arena, and has lost its knowledge of the match.
     *
     * @param request with the present players
     * @param people the seats of people that still play
     * @param pace the least time of a super bot for a move
     */
    record ResumedTable(MatchRequest request, UnendedRecord record, List<Seat> people, Duration pace) {

        /** Returns the match of a record; empty if it cannot be resumed. */
        static Optional<ResumedTable> of(Configuration configuration, UnendedRecord record) {
            Event.Began began = record.began();
            MatchStatus status = record.status();
            GameDefinition<?, ?, ?> definition = NameLookup.game(began);
            List<SeatedPlayer> sittings = new ArrayList<>();
            List<Event.SeatAssignment> now = new ArrayList<>();
            List<Seat> people = new ArrayList<>();
            SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
            for (Event.SeatAssignment first : began.sittings()) {
                Event.SeatAssignment sitting = status.playerOn(first.seat()).orElse(first);
                Seat seat = new Seat(first.seat());
                choice(sitting)
                        .ifPresent(choice -> sittings.add(new SeatedPlayer(first.name(), choice, sitting.shown())));
                now.add(sitting);
                clocks.put(seat, sitting.clock());
                if (sitting.info().kind().equals("person")
                        && status.seat(first.seat()).left().isEmpty()) {
                    people.add(seat);
                }
            }
            if (people.isEmpty()
                    || sittings.size() < began.sittings().size()
                    || record.position(definition).isEmpty()) {
                return Optional.empty();
            }
            MatchRequest request = new MatchRequest(
                            definition,
                            Settings.of(definition.info(), began.settings()),
                            began.seed(),
                            sittings,
                            MatchRequest.explanations(configuration))
                    .withClocks(clocks);
            return Optional.of(new ResumedTable(request, record, people, TableRequest.pace(now)));
        }

        private static Optional<SeatChoice> choice(Event.SeatAssignment sitting) {
            String level = sitting.info().facts().getOrDefault("level", "");
            return switch (sitting.info().kind()) {
                case "person" ->
                    Optional.of(new SeatChoice.Human(
                            sitting.shown(), sitting.emblem().flatMap(Emblem::of)));
                case "superbot" ->
                    level.matches("[0-9]")
                            ? Optional.of(new SeatChoice.Level(Integer.parseInt(level)))
                            : Optional.empty();
                default -> Optional.empty();
            };
        }
    }
}
