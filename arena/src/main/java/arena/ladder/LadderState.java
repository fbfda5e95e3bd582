package arena.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** The state of the ladder of one game: its bots, those that are retired, and the games that have ended. */
public final class LadderState {

    private final int partners;
    private final int failures;
    private final SortedSet<LadderBot> bots = new TreeSet<>();
    private final SortedMap<LadderBot, Retirement> retired = new TreeMap<>();
    private final List<LadderGame> games = new ArrayList<>();
    private final List<LadderChallenge> challenges = new ArrayList<>();
    private final SortedMap<LadderBot, List<LadderGame>> gamesByBot = new TreeMap<>();

    /**
     * The retirement of a bot, which plays no more and keeps its results.
     *
     * @param reason one sentence
     * @param record the name of the record that shows the reason; empty if there is none
     */
    public record Retirement(String reason, Optional<String> record) {}

    /** The role of a bot in the games to come. */
    public enum Role {
        /** A level of the super bot. */
        MARK,
        /** The newest version of its team. */
        CONTENDER,
        /** An older version. */
        PARTNER,
        /** It plays no more. */
        RETIRED
    }

    /**
     * Creates an empty ladder.
     *
     * @param levels the number of levels of the super bot
     * @param partners the number of older versions of a team that still play
     * @param failures the number of games in a row with a failure after which a bot is retired
     */
    public LadderState(int levels, int partners, int failures) {
        this.partners = partners;
        this.failures = failures;
        for (int level = 1; level <= levels; level++) {
            bots.add(LadderBot.mark(level));
        }
    }

    /** Adds a version, and retires the version of the team that is now too old. */
    public void enter(LadderBot bot) {
        bots.add(bot);
        LadderBot old = LadderBot.version(bot.team(), bot.number() - partners - 1);
        if (bots.contains(old)) {
            retired.putIfAbsent(old, new Retirement("Newer versions of the team play in its place.", Optional.empty()));
        }
    }

    /** Retires a bot. */
    public void retire(LadderBot bot, Retirement why) {
        retired.putIfAbsent(bot, why);
    }

    /** Adds a challenge, which is played after the earlier ones. */
    public void add(LadderChallenge challenge) {
        challenges.add(challenge);
    }

    /** Returns the challenges that are still to be played, the oldest first. */
    public List<LadderChallenge> challenges() {
        return List.copyOf(challenges);
    }

    /** Returns the bot that plays under the name of a bot or a team; empty if there is none. */
    public Optional<LadderBot> playing(String name) {
        return playing().stream()
                .filter(bot -> bot.name().equals(name))
                .findFirst()
                .or(() -> newest(name).filter(bot -> !retired.containsKey(bot)));
    }

    /** Adds a game, and retires each bot that has failed too often in a row. */
    public void add(LadderGame game) {
        games.add(game);
        game.challenge().ifPresent(this::count);
        game.bots()
                .forEach(bot -> gamesByBot
                        .computeIfAbsent(bot, none -> new ArrayList<>())
                        .add(game));
        game.bots().stream().filter(this::hasFailedAgainAndAgain).forEach(bot -> {
            String words = "It failed in " + failures + (failures == 1 ? " game." : " games in a row.");
            retire(bot, new Retirement(words, Optional.of(game.record())));
        });
    }

    /** Counts a game of a challenge. */
    private void count(LadderChallenge played) {
        for (int place = 0; place < challenges.size(); place++) {
            LadderChallenge open = challenges.get(place);
            if (open.team().equals(played.team()) && open.opponent().equals(played.opponent())) {
                if (open.games() == 1) {
                    challenges.remove(place);
                } else {
                    challenges.set(place, open.afterOneGame());
                }
                return;
            }
        }
    }

    private boolean hasFailedAgainAndAgain(LadderBot bot) {
        List<LadderGame> own = games(bot);
        return !bot.isMark()
                && own.size() >= failures
                && own.subList(own.size() - failures, own.size()).stream()
                        .allMatch(game -> game.failed().contains(bot));
    }

    /** Returns all bots, those that are retired included. */
    public List<LadderBot> bots() {
        return List.copyOf(bots);
    }

    /** Returns the bots that play. */
    public List<LadderBot> playing() {
        return bots.stream().filter(bot -> !retired.containsKey(bot)).toList();
    }

    /** Returns the games that have ended, in the order of their ends. */
    public List<LadderGame> games() {
        return List.copyOf(games);
    }

    /** Returns the games of a bot, in the order of their ends. */
    public List<LadderGame> games(LadderBot bot) {
        return List.copyOf(gamesByBot.getOrDefault(bot, List.of()));
    }

    /** Returns the newest version of a team; empty if it has none. */
    public Optional<LadderBot> newest(String team) {
        SortedSet<LadderBot> versions =
                bots.subSet(LadderBot.version(team, 0), LadderBot.version(team, Integer.MAX_VALUE));
        return versions.isEmpty() ? Optional.empty() : Optional.of(versions.last());
    }

    /** Returns the role of a bot. */
    public Role role(LadderBot bot) {
        if (bot.isMark()) {
            return Role.MARK;
        }
        if (retired.containsKey(bot)) {
            return Role.RETIRED;
        }
        return newest(bot.team()).equals(Optional.of(bot)) ? Role.CONTENDER : Role.PARTNER;
    }

    /** Returns why a bot is retired; empty if it plays. */
    public Optional<Retirement> retirement(LadderBot bot) {
        return Optional.ofNullable(retired.get(bot));
    }
}
