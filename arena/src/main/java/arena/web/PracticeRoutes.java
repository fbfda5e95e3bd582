package arena.web;

import arena.app.practice.PracticeLadder;
import arena.config.Configuration;
import arena.plugin.Games;
import arena.match.VenueException;
import arena.practice.LadderResult;
import arena.practice.UnlockedLevels;
import arena.web.http.Json;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The route of the teams' progress on the ladders of this arena, as {@code arena practice} has recorded it. */
final class PracticeRoutes implements WebRoutes {

    private final Configuration configuration;

    PracticeRoutes(Configuration configuration) {
        this.configuration = configuration;
    }

    /**
     * The answer of the route.
     * @param winsToUnlock the number of wins at a level that unlock the next one
     */
    private record Ladders(int winsToUnlock, List<ClimbingTeam> teams) {}

    /**
     * The progress of a team in one game.
     * @param open the highest level that the team has unlocked
     * @param levels level 1 first
     */
    private record ClimbingTeam(String team, String game, int open, boolean finished, List<LevelScore> levels) {}

    private record LevelScore(int level, int won, int drawn, int lost) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/v1/practice", this::answer);
    }

    private void answer(Context context) {
        try {
            List<ClimbingTeam> teams = Games.all().stream()
                    .map(box -> box.info())
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
