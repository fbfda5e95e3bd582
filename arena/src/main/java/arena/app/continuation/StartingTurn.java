package arena.app.continuation;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.regress.MatchPrefix;
import arena.regress.PrefixPosition;
import arena.regress.PrefixReader;
import arena.regress.RecordedOutput;
import arena.regress.ResumedMatch;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One turn of one bot in a recorded match, with its position.
 *
 * @param sittings the players of the match
 * @param ruling the ruling on the recorded answer; empty if the match ended before an answer
 */
public record StartingTurn(
        GameDefinition<?, ?, ?> game,
        MatchRecord record,
        Owner owner,
        MatchPrefix past,
        PrefixPosition<?, ?, ?> position,
        List<Event.SeatAssignment> sittings,
        Optional<Event.Ruled> ruling) {

    public StartingTurn {
        sittings = List.copyOf(sittings);
    }

    /**
     * Returns a turn of a record.
     *
     * @param bot the bot whose turn it is, or another bot that is to play it; empty if only one bot played
     * @param seat the seat of the bot, as an alternative
     * @param turn the bot's own turn, the number of its input file
     * @throws RequestFailure if there is no such turn, or the rules of this arena do not lead to the recorded position
     */
    public static StartingTurn find(
            Configuration configuration, MatchRecord record, Optional<String> bot, Optional<Integer> seat, int turn) {
        Event.Began began = setup(record);
        GameDefinition<?, ?, ?> game = NameLookup.game(began);
        return of(game, record, Owner.find(configuration, began.sittings(), bot, seat), turn);
    }

    private static Event.Began setup(MatchRecord record) {
        return record.began()
                .orElseThrow(() -> RequestFailure.usage(record.damages().stream()
                        .findFirst()
                        .or(record::incomplete)
                        .orElse(record.file() + " does not contain the setup of its match.")));
    }

    private static StartingTurn of(GameDefinition<?, ?, ?> game, MatchRecord record, Owner owner, int turn) {
        PrefixReader reader = new PrefixReader(record, owner.seat());
        MatchPrefix past = reader.before(turn);
        PrefixPosition<?, ?, ?> position = position(game, past);
        if (!position.input().equals(reader.input(turn))) {
            throw RequestFailure.usage("By the rules of this version of the arena, input_" + turn + ".txt of "
                    + owner.name() + " differs from the one in " + record.file()
                    + "; `arena verify` shows the first difference.");
        }
        return new StartingTurn(
                game,
                record,
                owner,
                past,
                position,
                record.began().orElseThrow().sittings(),
                reader.ruling(turn));
    }

    private static PrefixPosition<?, ?, ?> position(GameDefinition<?, ?, ?> game, MatchPrefix past) {
        try {
            return new PrefixPosition<>(game, past);
        } catch (IllegalArgumentException astray) {
            throw RequestFailure.usage(astray.getMessage() + " The turn cannot be repeated.");
        }
    }

    /**
     * Returns the plan to play the match again up to this turn, without a clock.
     *
     * @param own the player on the bot's seat now
     */
    public ContinuationPlan upToHere(SeatChoice own) {
        return new ContinuationPlan(
                game, past, own, past.turn(), new TreeMap<>(), ContinuationPlan.TimeAllowance.NO_CLOCK);
    }

    /**
     * Returns the plan to continue the match from this turn, without a clock, against the super bot on the other
     * seats.
     *
     * @param own the player on the bot's seat now
     * @param against the super bot's level in words; empty for the level that sat there, or the usual one
     * @throws RequestFailure if there is no such level
     */
    public ContinuationPlan onFromHere(SeatChoice own, Optional<String> against) {
        OpponentLevels known = new OpponentLevels(game.info());
        Optional<Integer> wanted = against.map(known::read);
        SortedMap<Seat, Integer> rivals = new TreeMap<>();
        for (Event.SeatAssignment sitting : sittings) {
            Seat seat = new Seat(sitting.seat());
            if (!seat.equals(owner.seat())) {
                rivals.put(seat, wanted.or(() -> known.of(sitting)).orElseGet(known::usual));
            }
        }
        return new ContinuationPlan(
                game, past, own, ResumedMatch.TO_THE_END, rivals, ContinuationPlan.TimeAllowance.NO_CLOCK);
    }

    /** Returns the bot's recorded answer. */
    public Optional<RecordedOutput> answer() {
        return ruling.flatMap(ruled -> ruled.reply().bytes()).map(RecordedOutput::of);
    }

    /** Returns the title of the turn. */
    public String title() {
        return "Turn " + past.turn() + " of " + owner.name() + " (" + owner.seat() + ")";
    }

    /**
     * A seat of a recorded match.
     *
     * @param name the name of its player
     * @param bot the program that the arena starts for it; empty if the configuration has none of that name
     */
    public record Owner(Seat seat, String name, Optional<BotEntry> bot) {

        /** The kinds of players that are contestants' bots, not the arena's own. */
        private static final List<String> BOTS = List.of("bot", "folder");

        /**
         * Returns the seat of a word, else the only seat that a bot had.
         *
         * @param as the number of a seat, or the name of its player
         * @throws RequestFailure if no seat, or more than one, fits, or the record has no setup
         */
        public static Owner find(Configuration configuration, MatchRecord record, Optional<String> as) {
            Optional<Integer> number =
                    as.filter(word -> word.matches("[0-9]{1,2}")).map(Integer::valueOf);
            return find(configuration, setup(record).sittings(), number.isPresent() ? Optional.empty() : as, number);
        }

        /**
         * Returns the named seat, else the only seat that a bot had.
         *
         * @param name the player of the seat, or another bot that is to play there now
         * @throws RequestFailure if no seat, or more than one, fits
         */
        static Owner find(
                Configuration configuration,
                List<Event.SeatAssignment> sittings,
                Optional<String> name,
                Optional<Integer> number) {
            Event.SeatAssignment sitting = number.map(seat -> numbered(sittings, seat))
                    .or(() -> name.flatMap(word -> named(sittings, word)))
                    .orElseGet(() -> only(sittings, name));
            Optional<BotEntry> wanted = name.flatMap(configuration::bot);
            if (name.isPresent()
                    && wanted.isEmpty()
                    && named(sittings, name.get()).isEmpty()) {
                throw RequestFailure.usage("The match had no player of that name; its players are "
                        + everybody(sittings) + ". " + SeatReader.unknownBot(configuration, name.get()));
            }
            Optional<BotEntry> program =
                    wanted.or(() -> configuration.bot(botOf(sitting))).or(() -> configuration.bot(sitting.name()));
            return new Owner(new Seat(sitting.seat()), sitting.name(), program);
        }

        private static Event.SeatAssignment numbered(List<Event.SeatAssignment> sittings, int number) {
            return sittings.stream()
                    .filter(sitting -> sitting.seat() == number)
                    .findFirst()
                    .orElseThrow(() -> RequestFailure.usage("--seat must be a seat of the match, from 1 to "
                            + sittings.size() + " (" + everybody(sittings) + "), not " + number + "."));
        }

        private static Optional<Event.SeatAssignment> named(List<Event.SeatAssignment> sittings, String name) {
            Stream<Event.SeatAssignment> itself =
                    sittings.stream().filter(sitting -> sitting.name().equals(name));
            Stream<Event.SeatAssignment> itsBot =
                    sittings.stream().filter(sitting -> botOf(sitting).equals(name));
            return Stream.concat(itself, itsBot).findFirst();
        }

        private static Event.SeatAssignment only(List<Event.SeatAssignment> sittings, Optional<String> name) {
            List<Event.SeatAssignment> bots = sittings.stream()
                    .filter(sitting -> BOTS.contains(sitting.info().kind()))
                    .toList();
            if (bots.size() == 1) {
                return bots.get(0);
            }
            throw RequestFailure.usage((name.isEmpty() ? "" : name.get() + " was not in the match. ")
                    + (bots.isEmpty() ? "No bot" : "More than one bot") + " played in it (" + everybody(sittings)
                    + "); name the seat with --seat.");
        }

        private static String botOf(Event.SeatAssignment sitting) {
            return sitting.info().facts().getOrDefault("bot", "");
        }

        private static String everybody(List<Event.SeatAssignment> sittings) {
            return sittings.stream()
                    .map(sitting -> sitting.seat() + " " + Printable.of(sitting.name()))
                    .collect(Collectors.joining(", "));
        }
    }
}
