package arena.web;

import arena.app.Version;
import arena.app.ladder.LadderTables;
import arena.app.play.Doors;
import arena.app.practice.PracticeLadder;
import arena.config.Configuration;
import arena.config.ServeSettings;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.match.VenueException;
import arena.plugin.Games;
import arena.practice.LadderResult;
import arena.practice.UnlockedLevels;
import arena.superbot.SuperBots;
import arena.web.http.Json;
import arena.web.http.StaticAssets;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The routes of the arena itself: its games, levels and bots, and the progress of the teams on its ladders, as
 * {@code arena practice} has recorded it.
 */
final class ArenaRoutes implements WebRoutes {

    private final Configuration configuration;

    ArenaRoutes(Configuration configuration) {
        this.configuration = configuration;
    }

    /**
     * The offer of this arena.
     *
     * @param play whether visitors may begin matches
     * @param ladder whether the ladder that is always open has a table
     */
    private record Offer(
            String version,
            List<OfferedGame> games,
            boolean play,
            boolean contest,
            boolean signUp,
            boolean organiser,
            boolean ladder) {}

    /**
     * A game and what it offers.
     *
     * @param bots the bots that visitors may play against in this game
     * @param botTitles the titles of bots that have one other than their name
     * @param wire the address to which bots of a seat wire:* connect; empty if none may
     */
    private record OfferedGame(
            String id,
            String title,
            int leastSeats,
            int mostSeats,
            int usualSeats,
            List<OfferedLevel> levels,
            List<String> bots,
            SortedMap<String, String> botTitles,
            Optional<String> wire,
            List<OfferedSetting> settings) {}

    private record OfferedLevel(int number, String name, String idea) {}

    /** A setting of a game with its value on this host. */
    private record OfferedSetting(String key, String value, String words, Optional<List<String>> choices) {}

    /**
     * The progress of all teams.
     *
     * @param winsToUnlock the number of wins at a level that unlock the next one
     */
    private record Ladders(int winsToUnlock, List<ClimbingTeam> teams) {}

    /**
     * The progress of a team in one game.
     *
     * @param open the highest level that the team has unlocked
     * @param levels level 1 first
     */
    private record ClimbingTeam(String team, String game, int open, boolean finished, List<LevelScore> levels) {}

    private record LevelScore(int level, int won, int drawn, int lost) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/v1/arena", this::answer);
        routes.get("/api/v1/practice", this::practice);
        routes.get("/api/v1/openapi.json", context -> Json.answerText(context, description()));
    }

    private static String description() {
        return StaticAssets.own("openapi.json")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> WebFailure.notFound("The description is missing where the arena is installed."));
    }

    private void answer(Context context) {
        ServeSettings.Play play = configuration.serve().play();
        boolean contest = configuration.serve().contest().isPresent();
        Json.answer(
                context,
                new Offer(
                        Version.text(),
                        Games.all().stream()
                                .map(definition -> game(definition.info()))
                                .toList(),
                        play != ServeSettings.Play.OFF,
                        contest,
                        contest && configuration.serve().signUp().isOpen(),
                        contest,
                        configuration.ladder().uploads() || new LadderTables(configuration.ladder()).isOpen()));
    }

    private OfferedGame game(GameInfo info) {
        SortedMap<String, String> changed = configuration.gameSettings(info.id());
        boolean all = configuration.serve().play() == ServeSettings.Play.ALL;
        List<String> bots = all ? configuration.botNames(info.id()) : List.of();
        InetSocketAddress wire = configuration.doors().wire().address();
        SortedMap<String, String> botTitles = configuration.botTitles();
        botTitles.keySet().retainAll(bots);
        return new OfferedGame(
                info.id(),
                info.title(),
                info.leastSeats(),
                info.mostSeats(),
                info.usualSeats(),
                SuperBots.levels(info.id()).stream()
                        .map(level -> new OfferedLevel(level.number(), level.name(), level.idea()))
                        .toList(),
                bots,
                botTitles,
                Optional.of(wire.getHostString() + ":" + wire.getPort())
                        .filter(address -> all && Doors.connects(info.id())),
                settings(info, changed));
    }

    private static List<OfferedSetting> settings(GameInfo info, SortedMap<String, String> changed) {
        List<OfferedSetting> settings = new ArrayList<>();
        for (Setting setting : info.settings()) {
            settings.add(new OfferedSetting(
                    setting.key(),
                    changed.getOrDefault(setting.key(), setting.standard()),
                    setting.words(),
                    Optional.of(setting.choices()).filter(choices -> !choices.isEmpty())));
        }
        return settings;
    }

    private void practice(Context context) {
        try {
            List<ClimbingTeam> teams = Games.all().stream()
                    .map(definition -> definition.info())
                    .flatMap(game -> PracticeLadder.TeamProgress.of(configuration, game).stream()
                            .flatMap(progress -> climbing(game.id(), progress)))
                    .toList();
            Json.answer(context, new Ladders(configuration.practice().winsToUnlock(), teams));
        } catch (VenueException unreadable) {
            throw WebFailure.unavailable("The progress of the teams cannot be read; `arena practice` tells more.");
        }
    }

    private static Stream<ClimbingTeam> climbing(String game, PracticeLadder.TeamProgress progress) {
        return progress.climb().stream()
                .map(climb -> new ClimbingTeam(
                        progress.team(), game, climb.highestOpen(), climb.isFinished(), scores(climb)));
    }

    private static List<LevelScore> scores(UnlockedLevels climb) {
        return IntStream.rangeClosed(1, climb.rules().levels())
                .mapToObj(level -> new LevelScore(
                        level,
                        climb.count(level, LadderResult.WON),
                        climb.count(level, LadderResult.DRAWN),
                        climb.count(level, LadderResult.LOST)))
                .toList();
    }
}
