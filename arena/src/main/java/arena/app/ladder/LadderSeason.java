package arena.app.ladder;

import arena.app.JsonJournal;
import arena.config.LadderSettings;
import arena.ladder.LadderBot;
import arena.ladder.LadderChallenge;
import arena.ladder.LadderGame;
import arena.ladder.LadderPairing;
import arena.ladder.LadderRatings;
import arena.ladder.LadderState;
import arena.ladder.LadderState.Retirement;
import arena.superbot.SuperBots;
import arena.tournament.format.SealedSeed;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A season of the ladder with its journal: every fact is a line before anything follows from it, so an arena that is
 * killed loses nothing but the games that were running. Any number of threads may use it.
 */
final class LadderSeason implements AutoCloseable {

    private static final JsonJournal.Kind<LadderLine.Head, LadderLine> JOURNAL = new JsonJournal.Kind<>(
            LadderLine.Head.class,
            LadderLine.class,
            "ladder",
            "set another folder in [ladder]",
            "begin another season in [ladder]");

    private static final String FILE = "ladder.jsonl";
    private static final int SEED_BYTES = 32;
    private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();

    private final Path folder;
    private final JsonJournal<LadderLine.Head, LadderLine> journal;
    private final SealedSeed seal;
    private final SortedMap<String, GameLadder> ladders = new TreeMap<>();
    private int lastGame;

    /** The ladder of one game, with what is known of its teams besides. */
    private static final class GameLadder {
        private final LadderState state;
        private final SortedMap<LadderBot, LadderLine.Entered> entries = new TreeMap<>();
        private final SortedMap<String, LadderLine> latest = new TreeMap<>();
        private final List<LadderLine> checked = new ArrayList<>();
        private final List<LadderLine> challenged = new ArrayList<>();
        private Optional<LadderRatings> ratings = Optional.empty();

        GameLadder(LadderState state) {
            this.state = state;
        }

        void apply(LadderLine line) {
            line.entered().ifPresent(fact -> {
                state.enter(fact.bot());
                entries.put(fact.bot(), fact);
                latest.put(fact.team(), line);
                checked.add(line);
            });
            line.refused().ifPresent(fact -> {
                latest.put(fact.team(), line);
                if (!fact.digest().isEmpty()) {
                    checked.add(line);
                }
            });
            line.withdrawn().ifPresent(fact -> {
                latest.put(fact.team(), line);
                state.playing().stream()
                        .filter(bot -> !bot.isMark() && bot.team().equals(fact.team()))
                        .forEach(bot ->
                                state.retire(bot, new Retirement("Its folder was taken away.", Optional.empty())));
            });
            line.challenged().ifPresent(fact -> {
                challenged.add(line);
                fact.all().forEach(state::add);
            });
            line.played().ifPresent(fact -> state.add(fact.game()));
            ratings = Optional.empty();
        }

        LadderRatings ratings() {
            LadderRatings now = ratings.orElseGet(() -> LadderRatings.of(state));
            ratings = Optional.of(now);
            return now;
        }
    }

    private LadderSeason(LadderSettings settings, Path folder, JsonJournal<LadderLine.Head, LadderLine> journal) {
        this.folder = folder;
        this.journal = journal;
        if (journal.head().isEmpty()) {
            journal.begin(new LadderLine.Head(LadderLine.Head.FORMAT, settings.season(), freshSeed()));
        }
        this.seal = new SealedSeed(journal.head().orElseThrow().seed());
        for (String game : settings.games()) {
            int levels = SuperBots.levels(game).size();
            ladders.put(game, new GameLadder(new LadderState(levels, settings.partners(), settings.failures())));
        }
        journal.games().forEach(this::apply);
    }

    /**
     * Opens the season of the settings.
     *
     * @throws arena.app.RequestFailure if another arena plays it, or its journal is damaged
     */
    static LadderSeason open(LadderSettings settings) {
        Path folder = settings.folder().resolve("season-" + settings.season());
        return new LadderSeason(settings, folder, JsonJournal.open(folder.resolve(FILE), JOURNAL, false));
    }

    private static String freshSeed() {
        byte[] seed = new byte[SEED_BYTES];
        new SecureRandom().nextBytes(seed);
        return HexFormat.of().formatHex(seed);
    }

    /** Returns the folder of everything that the season stores. */
    Path folder() {
        return folder;
    }

    private void apply(LadderLine line) {
        line.played().ifPresent(fact -> lastGame = Math.max(lastGame, fact.number()));
        // A game that the settings no longer name keeps its results in the journal.
        Optional.ofNullable(ladders.get(line.game())).ifPresent(ladder -> ladder.apply(line));
    }

    /** Stores a fact. */
    synchronized void add(LadderLine line) {
        journal.add(line);
        apply(line);
    }

    /**
     * A game that begins.
     *
     * @param number among all games of the season
     */
    record NextGame(String game, int number, LadderPairing.Table table, long seed) {

        /** Returns the bots, seat 1 first. */
        List<LadderBot> bots() {
            return table.bots();
        }
    }

    /**
     * Returns the next game of one game's ladder; empty if there is none now.
     *
     * @param chosen the bots for whose sake games of this ladder run
     */
    synchronized Optional<NextGame> next(String game, Collection<LadderBot> chosen, int least, int usual) {
        GameLadder ladder = ladders.get(game);
        int number = lastGame + 1;
        if (ladder == null) {
            return Optional.empty();
        }
        Optional<NextGame> next = new LadderPairing(ladder.state, ladder.ratings(), seal)
                .next(chosen, least, usual, number)
                .map(table -> new NextGame(game, number, table, seal.matchSeed("ladder " + number, 1)));
        next.ifPresent(begins -> lastGame = number);
        return next;
    }

    /** Returns the entry of a version. */
    synchronized LadderLine.Entered entry(String game, LadderBot bot) {
        return Optional.ofNullable(ladders.get(game))
                .map(ladder -> ladder.entries.get(bot))
                .orElseThrow(() -> new IllegalStateException(bot.name() + " was never entered"));
    }

    /** Returns the last fact about the entry of a team. */
    synchronized Optional<LadderLine> latest(String game, String team) {
        return Optional.ofNullable(ladders.get(game)).map(ladder -> ladder.latest.get(team));
    }

    /** Returns the number of the next version of a team. */
    synchronized int nextVersion(String game, String team) {
        return Optional.ofNullable(ladders.get(game))
                .flatMap(ladder -> ladder.state.newest(team))
                .map(bot -> bot.number() + 1)
                .orElse(1);
    }

    /** Returns how many versions of a team were checked in the last 24 hours. */
    synchronized long entriesToday(String game, String team) {
        long since = System.currentTimeMillis() - DAY_MILLIS;
        return Optional.ofNullable(ladders.get(game)).stream()
                .flatMap(ladder -> ladder.checked.stream())
                .filter(line -> line.epochMillis() >= since)
                .filter(line -> line.entered()
                        .map(LadderLine.Entered::team)
                        .or(() -> line.refused().map(LadderLine.Refused::team))
                        .equals(Optional.of(team)))
                .count();
    }

    /** Returns the number of games for which a team has challenged others in the last 24 hours. */
    synchronized int challengesToday(String game, String team) {
        long since = System.currentTimeMillis() - DAY_MILLIS;
        return Optional.ofNullable(ladders.get(game)).stream()
                .flatMap(ladder -> ladder.challenged.stream())
                .filter(line -> line.epochMillis() >= since)
                .flatMap(line -> line.challenged().stream())
                .filter(fact -> fact.team().equals(team))
                .mapToInt(LadderLine.Challenged::games)
                .sum();
    }

    /** Returns the bot that plays under the name of a bot or a team; empty if there is none. */
    synchronized Optional<LadderBot> playing(String game, String name) {
        return Optional.ofNullable(ladders.get(game)).flatMap(ladder -> ladder.state.playing(name));
    }

    /**
     * The standings of one game's ladder at a moment.
     *
     * @param latest the last fact about the entry of each team
     * @param challenges those that are still to be played
     * @param absent the challenged opponents that do not play now
     * @param challenged the last challenges of each team
     */
    record Standings(
            String game,
            List<LadderBot> bots,
            SortedMap<LadderBot, LadderState.Role> roles,
            SortedMap<LadderBot, Retirement> retired,
            List<LadderGame> games,
            LadderRatings ratings,
            SortedMap<String, LadderLine> latest,
            List<LadderChallenge> challenges,
            Set<String> absent,
            SortedMap<String, LadderLine.Challenged> challenged) {

        /** Returns the role of one of the bots. */
        LadderState.Role role(LadderBot bot) {
            return Optional.ofNullable(roles.get(bot)).orElseThrow();
        }
    }

    /** Returns the standings of a game. */
    synchronized Standings standings(String game) {
        GameLadder ladder = Optional.ofNullable(ladders.get(game)).orElseThrow();
        SortedMap<LadderBot, LadderState.Role> roles = new TreeMap<>();
        SortedMap<LadderBot, Retirement> retired = new TreeMap<>();
        for (LadderBot bot : ladder.state.bots()) {
            roles.put(bot, ladder.state.role(bot));
            ladder.state.retirement(bot).ifPresent(why -> retired.put(bot, why));
        }
        SortedMap<String, LadderLine.Challenged> challenged = new TreeMap<>();
        ladder.challenged.stream()
                .flatMap(line -> line.challenged().stream())
                .forEach(fact -> challenged.put(fact.team(), fact));
        return new Standings(
                game,
                ladder.state.bots(),
                roles,
                retired,
                ladder.state.games(),
                ladder.ratings(),
                new TreeMap<>(ladder.latest),
                ladder.state.challenges(),
                ladder.state.challenges().stream()
                        .map(LadderChallenge::opponent)
                        .filter(name -> ladder.state.playing(name).isEmpty())
                        .collect(Collectors.toSet()),
                challenged);
    }

    /** Returns how many facts there are, to notice that there are more. */
    synchronized int size() {
        return journal.games().size();
    }

    @Override
    public void close() {
        journal.close();
    }
}
