package arena.record;

import arena.game.Chance;
import arena.game.Choices;
import arena.game.Chooser;
import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import arena.match.EventRecorder;
import arena.match.ForwardingPlayer;
import arena.match.HandOver;
import arena.match.InProcessPlayer;
import arena.match.Intervention;
import arena.match.Invitation;
import arena.match.Match;
import arena.match.MatchControl;
import arena.match.MatchEnvironment;
import arena.match.MatchPosition;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Responder;
import arena.match.SeatClock;
import arena.match.SystemClock;
import arena.match.Update;
import arena.match.Venue;
import arena.match.WakeSignal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A simulation of whole matches of any game between random players, of which some blunder or leave, with their records.
 */
public final class PlayedMatch {

    private PlayedMatch() {}

    /** Plays a match in which no player leaves. */
    public static Path play(Path directory, GameDefinition<?, ?, ?> game, Map<String, String> settings, long seed) {
        return play(directory, game, settings, seed, Map.of());
    }

    /** Plays a match; some seats leave after a number of prompts, in the middle of the last one. */
    public static <S, V, A> Path play(
            Path directory,
            GameDefinition<S, V, A> game,
            Map<String, String> settings,
            long seed,
            Map<Integer, Integer> leavers) {
        return play(directory, game, settings, seed, leavers, event -> {});
    }

    /** Plays the same match, but each seat that is left is handed over at once. */
    public static <S, V, A> Path playOn(
            Path directory,
            GameDefinition<S, V, A> game,
            Map<String, String> settings,
            long seed,
            Map<Integer, Integer> leavers) {
        return play(directory, game, settings, seed, leavers, event -> {}, new Successor<>(game));
    }

    /** Plays the same match, but before each third step the host makes a random intervention. */
    public static <S, V, A> Path intervene(
            Path directory, GameDefinition<S, V, A> game, Map<String, String> settings, long seed) {
        return play(directory, game, settings, seed, Map.of(), event -> {}, new Intervener(seed));
    }

    /** Plays the same match, and the second seat is also handed over after the sixth step. */
    public static <S, V, A> Path organise(
            Path directory, GameDefinition<S, V, A> game, Map<String, String> settings, long seed) {
        MatchControl host = new Intervener(seed) {
            private boolean handed;

            @Override
            public List<HandOver> handOvers() {
                if (handed || !isBeyond(6)) {
                    return List.of();
                }
                handed = true;
                return List.of(
                        new HandOver(new Seat(2), successor(game, 2), new SeatClock.ByGame(), "Olga", "its turn"));
            }
        };
        return play(directory, game, settings, seed, Map.of(), event -> {}, host);
    }

    /** Resumes a match whose record stops in the middle, with new players, and plays it to its end. */
    static <S, V, A> void resume(UnendedRecord record, GameDefinition<S, V, A> game) {
        MatchPosition<S, V, A> position = record.position(game).orElseThrow();
        List<Player> players = position.setup().seats().stream()
                .map(seat -> PlayedMatch.<S, V, A>successor(game, seat.number()))
                .toList();
        MatchTerms terms = new MatchTerms(
                record.began().matchId(),
                "test",
                MatchTerms.Explanations.OFF,
                record.began().epochMillis());
        try (Journal journal = record.resume(Journal.Keep.PLAIN)) {
            MatchEnvironment environment =
                    new MatchEnvironment(new SystemClock(record.nanos()), journal, Venue.sound(), MatchControl.NONE);
            new Match<>(position, record.status(), players, terms, environment).play();
        }
    }

    private static <S, V, A> Player successor(GameDefinition<S, V, A> game, int seat) {
        return new InProcessPlayer(
                "Heir" + seat,
                new PlayerInfo("script", new TreeMap<>()),
                invitation -> new RandomResponder<>(game, invitation));
    }

    /** A host that sometimes holds a match and intervenes. */
    private static class Intervener implements MatchControl {
        private Chance chance;
        private Choices offered = Choices.COMPLETE;
        private Optional<WakeSignal> signal = Optional.empty();
        private boolean holds = true;
        private int next;

        Intervener(long seed) {
            this.chance = new Chance(seed);
        }

        boolean isBeyond(int step) {
            return next > step;
        }

        @Override
        public void begins(WakeSignal ofMatch) {
            signal = Optional.of(ofMatch);
        }

        @Override
        public boolean isHeld() {
            return holds;
        }

        @Override
        public long restNanos(int step) {
            holds = step % 3 == 0;
            next = step;
            return 0;
        }

        @Override
        public void rests(Choices interventions) {
            offered = interventions;
        }

        @Override
        public List<Intervention> interventions() {
            holds = false;
            signal.ifPresent(WakeSignal::wake);
            List<Choices.Chosen> all = offered.all().toList();
            if (all.isEmpty()) {
                return List.of();
            }
            Chance.Drawn drawn = chance.below(all.size());
            chance = drawn.rest();
            return List.of(new Intervention(all.get(drawn.whole()), "Olga", "to see what it does"));
        }
    }

    /** A host that hands over each seat that is left. */
    private static final class Successor<S, V, A> implements MatchControl {
        private final GameDefinition<S, V, A> game;
        private final List<HandOver> orders = new ArrayList<>();
        private Optional<WakeSignal> signal = Optional.empty();

        Successor(GameDefinition<S, V, A> game) {
            this.game = game;
        }

        @Override
        public void begins(WakeSignal ofMatch) {
            signal = Optional.of(ofMatch);
        }

        @Override
        public boolean holdsFor(Seat seat, Departure why) {
            orders.add(new HandOver(
                    seat, successor(game, seat.number()), new SeatClock.ByGame(), "Olga", "so that it goes on"));
            signal.ifPresent(WakeSignal::wake);
            return true;
        }

        @Override
        public List<HandOver> handOvers() {
            List<HandOver> taken = List.copyOf(orders);
            orders.clear();
            return taken;
        }
    }

    /** Plays a match and passes each event on after it was recorded. */
    static <S, V, A> Path play(
            Path directory,
            GameDefinition<S, V, A> game,
            Map<String, String> settings,
            long seed,
            Map<Integer, Integer> leavers,
            EventRecorder follower) {
        return play(directory, game, settings, seed, leavers, follower, MatchControl.NONE);
    }

    private static <S, V, A> Path play(
            Path directory,
            GameDefinition<S, V, A> game,
            Map<String, String> settings,
            long seed,
            Map<Integer, Integer> leavers,
            EventRecorder follower,
            MatchControl host) {
        List<String> names =
                game.info().mostSeats() == 2 ? List.of("Amber_1", "Basalt2") : List.of("Amber_1", "Basalt2", "Cobalt3");
        Setup setup = new Setup(names, seed, Settings.of(game.info(), settings));
        List<Player> players = new ArrayList<>();
        for (Seat seat : setup.seats()) {
            Player player = new InProcessPlayer(
                    setup.name(seat),
                    new PlayerInfo("script", new TreeMap<>(Map.of("seed", Long.toString(seed)))),
                    invitation -> new RandomResponder<>(game, invitation));
            players.add(Optional.ofNullable(leavers.get(seat.number()))
                    .<Player>map(prompts -> new Leaver(player, prompts))
                    .orElse(player));
        }
        String id = "match-" + game.info().id() + "-" + seed;
        try (Journal journal = Journal.begin(directory, () -> id, Journal.Keep.PLAIN)) {
            MatchTerms terms = new MatchTerms(id, "test", MatchTerms.Explanations.OFF, 1_795_242_612_000L);
            new Match<>(
                            game,
                            setup,
                            players,
                            terms,
                            new MatchEnvironment(new SystemClock(), journal.then(follower), Venue.sound(), host))
                    .play();
            return journal.file();
        }
    }

    /** A responder with random answers: mostly plausible orders, sometimes rubbish, sometimes nothing. */
    private static final class RandomResponder<S, V, A> implements Responder {
        private static final int MOST_OFFERED = 200;
        private static final List<String> RUBBISH = List.of("C 99\n", "what?\nnow\nthen\n", "\u0007\u001B[2J", " ");

        private final GameDefinition<S, V, A> game;
        private final Seat seat;
        private Chance chance;

        RandomResponder(GameDefinition<S, V, A> game, Invitation invitation) {
            this.game = game;
            this.seat = invitation.seat();
            this.chance = new Chance(invitation.seed());
        }

        @Override
        public String answer(String input) {
            if (game.rules() instanceof Race) {
                return below(8) == 0 ? "turbo\n" : "speed " + below(12) + "\n";
            }
            if (game.rules() instanceof Auction && below(8) == 0) {
                return "bid 999\nEnd\n";
            }
            if (below(40) == 0) {
                return RUBBISH.get(below(RUBBISH.size()));
            }
            V view = game.views().read(input);
            return game.answers()
                    .write(game.search()
                            .map(search -> pick(search.actions(view, seat)))
                            .orElseGet(() -> offered(view)));
        }

        /** Returns one of the choices that persons are offered, in a game without a search. */
        private A offered(V view) {
            Chooser<V, A> chooser = game.chooser().orElseThrow();
            List<Choices.Chosen> all = chooser.choices(view, seat, List.of())
                    .all()
                    .limit(MOST_OFFERED)
                    .toList();
            return chooser.order(view, seat, List.of(pick(all)));
        }

        private <T> T pick(List<T> list) {
            return list.get(below(list.size()));
        }

        private int below(int bound) {
            Chance.Drawn drawn = chance.below(bound);
            chance = drawn.rest();
            return drawn.whole();
        }
    }

    /** A player that leaves after a number of prompts; 0 is before the first one. */
    private static final class Leaver extends ForwardingPlayer {
        private int prompts;

        Leaver(Player player, int prompts) {
            super(player);
            this.prompts = prompts;
        }

        @Override
        public Presence presence() {
            return prompts <= 0 ? new Presence.Gone(Departure.ENDED, "exit code 3") : super.presence();
        }

        @Override
        public long sendPrompt(Prompt prompt) {
            prompts--;
            return super.sendPrompt(prompt);
        }

        @Override
        public long sendUpdate(Update update) {
            prompts--;
            return super.sendUpdate(update);
        }

        @Override
        public Optional<Reply> reply() {
            return prompts <= 0 ? Optional.empty() : super.reply();
        }

        @Override
        public List<Reply> orders() {
            return prompts <= 0 ? List.of() : super.orders();
        }
    }
}
