package arena.app.table;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.MatchOutcome;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.config.Configuration;
import arena.game.Choices;
import arena.game.GameInfo;
import arena.match.Event;
import arena.match.Intervention;
import arena.match.MatchConclusion;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A session of games between the same players under an organiser's control: players join, the session is locked, games
 * are played, stepped and stopped, and their points are added up. From each game to the next the players move on by a
 * seat, so that another one begins (2015 document, "Setup"; "Main Window").
 *
 * <p>All methods may be called from any thread.
 */
public final class GameSession {

    private static final String FILLER = "superbot:1";
    private static final int MOST_REMARKS = 50;
    private static final int BEGIN_LIMIT_SECONDS = 20;

    private final Configuration configuration;
    private final TableMatches tables;
    private GameInfo game;
    private SortedMap<String, String> settings = new TreeMap<>();
    private final List<String> seatWords = new ArrayList<>();
    private final List<List<Long>> scores = new ArrayList<>();
    private final Deque<String> remarks = new ArrayDeque<>();
    private boolean locked;
    private boolean startsAtOnce;
    private int perSecond;
    private int played;
    private Optional<TableMatch> table = Optional.empty();
    private boolean counted;

    /** The phase of a session. */
    public enum Phase {
        /** Players join. */
        JOINING,
        /** No more players join, and no game is played now. */
        LOCKED,
        /** A game is played, or held. */
        PLAYING
    }

    /**
     * The state of the session.
     *
     * @param game its id
     * @param settings that are changed for all its games, by key
     * @param number of the present game, or of the next one, from 1
     * @param perSecond the most steps a second; 0 for no limit
     * @param startsAtOnce whether a game begins as soon as a bot has joined
     * @param players in the order in which they have joined
     * @param match the state of the present or last game; empty before the first
     * @param remarks on events, the newest last
     */
    public record State(
            String game,
            String title,
            SortedMap<String, String> settings,
            Phase phase,
            int number,
            int perSecond,
            boolean startsAtOnce,
            List<Player> players,
            Optional<HostedMatch.State> match,
            List<String> remarks) {
        public State {
            settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
            players = List.copyOf(players);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * A player of the session.
     *
     * @param seat in the present or last game; before the first, in the first
     * @param points of each completed game
     * @param total their sum
     */
    public record Player(String name, int seat, List<BigDecimal> points, BigDecimal total) {
        public Player {
            points = List.copyOf(points);
        }
    }

    /**
     * Opens a session for a game, for players to join.
     *
     * @param game its id
     */
    public GameSession(Configuration configuration, TableMatches tables, String game) {
        this.configuration = configuration;
        this.tables = tables;
        this.game = NameLookup.game(game).info();
    }

    /**
     * Removes all players, and waits for others.
     *
     * @param wanted the game's id
     * @param changed settings that are changed for all games, by key
     * @throws RequestFailure if a game is being played
     */
    public synchronized void open(String wanted, SortedMap<String, String> changed) {
        countLast();
        refusePlaying();
        game = NameLookup.game(wanted).info();
        settings = new TreeMap<>(changed);
        seatWords.clear();
        scores.clear();
        table = Optional.empty();
        locked = false;
        played = 0;
        remark("Players may join.");
    }

    /**
     * Sets the settings from the next game on; the players stay.
     *
     * @param changed the changed settings, by key
     * @throws RequestFailure if a game is being played
     */
    public synchronized void settings(SortedMap<String, String> changed) {
        countLast();
        refusePlaying();
        settings = new TreeMap<>(changed);
    }

    /** Stops the present game, removes all players, and waits for others. */
    public synchronized void reset() {
        table.ifPresent(TableMatch::stop);
        table = Optional.empty();
        counted = true;
        open(game.id(), settings);
    }

    /**
     * Adds a player.
     *
     * @param seat {@code human:NAME}, {@code superbot:LEVEL} or the name of a bot
     * @throws RequestFailure if the player does not exist, the session is locked, or all seats are taken
     */
    public synchronized void join(String seat) {
        countLast();
        if (locked) {
            throw RequestFailure.usage("Nobody can join now; open the session for players first.");
        }
        if (seatWords.size() >= game.mostSeats()) {
            throw RequestFailure.usage("All " + game.mostSeats() + " seats are taken.");
        }
        SeatChoice choice = TableRequest.choice(configuration, game, seat, TableRequest.Guests.ALL);
        seatWords.add(seat);
        remark(choice.shown() + " has joined.");
        startIfWanted();
    }

    /** Begins a game if that is wanted, and a bot has joined: a program or a level of the super bot, but no person. */
    private void startIfWanted() {
        if (startsAtOnce && !locked && choices().stream().anyMatch(choice -> !(choice instanceof SeatChoice.Human))) {
            play();
        }
    }

    private List<SeatChoice> choices() {
        return seatWords.stream()
                .map(word -> TableRequest.choice(configuration, game, word, TableRequest.Guests.ALL))
                .toList();
    }

    /** Locks the session; the weakest super bot takes the free seats. */
    public synchronized void lock() {
        countLast();
        if (!locked) {
            while (seatWords.size() < game.usualSeats()) {
                seatWords.add(FILLER);
            }
            seatWords.forEach(word -> scores.add(new ArrayList<>()));
            locked = true;
            remark("Nobody can join any more.");
        }
    }

    /** Sets whether a game begins as soon as a bot has joined; if one has, it begins now. */
    public synchronized void startAtOnce(boolean wanted) {
        countLast();
        startsAtOnce = wanted;
        startIfWanted();
    }

    /** Begins the next game, or continues the held one. */
    public synchronized void play() {
        playing().ifPresentOrElse(now -> now.hosted().goOn(), () -> begin(false));
    }

    /** Holds the present game before its next step. */
    public synchronized void hold() {
        hosted().hold();
    }

    /** Plays one step of the game, which is then held; if none is played, the next one begins, held. */
    public synchronized void step() {
        playing().ifPresentOrElse(now -> now.hosted().step(), () -> begin(true));
    }

    /** Stops the present game; it does not count, and the next one may begin. */
    public synchronized void stop() {
        table().stop();
    }

    /** Sets the most steps a second; 0 for no limit. */
    public synchronized void speed(int stepsPerSecond) {
        HostedMatch.requireSpeed(stepsPerSecond);
        perSecond = stepsPerSecond;
        playing().ifPresent(now -> now.hosted().speed(stepsPerSecond));
    }

    /** Intervenes in the held game. */
    public synchronized void intervene(String what) {
        Choices.Chosen chosen = hosted().requireIntervention(what);
        hosted().intervene(new Intervention(chosen, "the organiser", ""));
    }

    /** Returns the match that is being played; empty if there is none. */
    public synchronized Optional<TableMatch> playing() {
        countLast();
        return table.filter(now -> !now.isOver());
    }

    private TableMatch table() {
        return playing().orElseThrow(() -> RequestFailure.usage("No game is being played."));
    }

    private HostedMatch hosted() {
        return table().hosted();
    }

    private void refusePlaying() {
        if (table.filter(now -> !now.isOver()).isPresent()) {
            throw RequestFailure.usage("A game is being played; stop it first.");
        }
    }

    private void begin(boolean held) {
        lock();
        TableRequest request =
                new TableRequest(game.id(), seatWords, played, OptionalLong.empty(), settings, Duration.ZERO);
        TableMatch opened = tables.open(request, TableRequest.Guests.ALL, hosted -> {
                    hosted.speed(perSecond);
                    if (held) {
                        hosted.hold();
                    }
                })
                .orElseThrow(() -> RequestFailure.usage(
                        "The largest allowed number of matches is already being" + " played here."));
        table = Optional.of(opened);
        counted = false;
        await(opened);
        remark("Game " + (played + 1) + " begins.");
    }

    private static void await(TableMatch opened) {
        try {
            opened.begun().get(BEGIN_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RequestFailure refused
                    ? refused
                    : new IllegalStateException(failure.getCause());
        } catch (TimeoutException slow) {
            throw RequestFailure.infrastructure("The match did not begin within " + BEGIN_LIMIT_SECONDS + " s.");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw RequestFailure.infrastructure("The session is being closed.");
        }
    }

    /** Counts the outcome of the last game, once. */
    private void countLast() {
        if (!counted && table.filter(TableMatch::isOver).isPresent()) {
            counted = true;
            table.flatMap(TableMatch::outcome).ifPresent(outcome -> {
                if (outcome.conclusion() instanceof MatchConclusion.Decided decided) {
                    count(outcome, decided);
                } else {
                    remark("Game " + (played + 1) + ": " + outcome.verdict());
                }
            });
        }
    }

    private void count(MatchOutcome outcome, MatchConclusion.Decided decided) {
        decided.over()
                .standings()
                .forEach(
                        standing -> scores.get(player(standing.seat().number())).add(standing.points()));
        played++;
        remark("Game " + played + ": " + outcome.verdict());
        outcome.status().interventions().forEach(done -> remark(sentence(done)));
    }

    private static String sentence(Event.Intervened done) {
        return "In it " + done.by() + " has intervened before step " + done.step() + ": " + done.words() + ".";
    }

    /** Returns the player of a seat in the present game, by the order of joining. */
    private int player(int seat) {
        return (seat - 1 + played) % seatWords.size();
    }

    private void remark(String sentence) {
        if (remarks.size() == MOST_REMARKS) {
            remarks.removeFirst();
        }
        remarks.addLast(sentence);
    }

    /** Returns the present state. */
    public synchronized State state() {
        boolean plays = playing().isPresent();
        List<String> names = SeatedPlayer.inOrder(choices()).stream()
                .map(SeatedPlayer::shown)
                .toList();
        int moved = plays || played == 0 ? played : played - 1;
        List<Player> players = new ArrayList<>();
        for (int index = 0; index < names.size(); index++) {
            List<Long> points = index < scores.size() ? scores.get(index) : List.of();
            int seat = Math.floorMod(index - moved, names.size()) + 1;
            players.add(new Player(
                    names.get(index),
                    seat,
                    points.stream().map(game::exactPoints).toList(),
                    game.exactPoints(points.stream().mapToLong(Long::longValue).sum())));
        }
        return new State(
                game.id(),
                game.title(),
                settings,
                plays ? Phase.PLAYING : locked ? Phase.LOCKED : Phase.JOINING,
                played + 1,
                perSecond,
                startsAtOnce,
                players,
                table.map(now -> now.hosted().state()),
                List.copyOf(remarks));
    }
}
