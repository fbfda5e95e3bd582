package arena.web.match;

import arena.games.Games;
import arena.record.Summary;
import arena.web.http.Json;
import arena.web.http.Pages;
import arena.web.http.WebFailure;
import arena.web.http.WebPart;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Recorded matches and those that are being played: lists, boards, moves. */
public final class MatchPart implements WebPart {

    private static final int MOST_MATCHES = 200;
    private static final int USUAL_MATCHES = 20;
    private static final int MOST_MOVES = 500;

    private final Pages pages;
    private final MatchShelves shelves;
    private final FollowedMatches matches;

    public MatchPart(Pages pages, MatchShelves shelves) {
        this.pages = pages;
        this.shelves = shelves;
        this.matches = new FollowedMatches(shelves);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/", "lobby");
        pages.add(routes, "/matches/{match}", "match");
        routes.get("/api/v1/matches", this::list);
        routes.get("/api/v1/matches/{match}", this::head);
        routes.get("/api/v1/matches/{match}/moves", this::moves);
    }

    /** A list of matches, the newest first. */
    private record MatchPage(List<MatchLine> matches, boolean more) {}

    /** One of a list. */
    private record MatchLine(
            String match,
            Optional<String> game,
            Optional<String> title,
            List<SeatName> seats,
            boolean over,
            List<String> winners,
            String reason,
            Optional<Integer> moves,
            Optional<Long> beganMillis,
            Optional<Long> durationMillis) {}

    private record SeatName(int seat, String name) {}

    private void list(Context context) {
        Optional<String> game = Optional.ofNullable(context.queryParam("game"));
        Optional<String> team = Optional.ofNullable(context.queryParam("team"));
        Optional<Boolean> live = Optional.ofNullable(context.queryParam("live")).map(Boolean::parseBoolean);
        int most = number(context, "most", USUAL_MATCHES, 1, MOST_MATCHES);
        List<MatchLine> lines = new ArrayList<>();
        for (MatchShelves.Found found : shelves.files()) {
            if (lines.size() > most) {
                break;
            }
            Summary summary = found.shelf().records().summary(found.file());
            boolean wanted = summary.began().isPresent()
                    && game.stream()
                            .allMatch(id -> summary.began().get().gameId().equals(id))
                    && team.stream().allMatch(name -> summary.names().stream().anyMatch(name::equalsIgnoreCase))
                    && live.stream().allMatch(now -> now == summary.end().isEmpty());
            if (wanted) {
                lines.add(line(summary));
            }
        }
        boolean more = lines.size() > most;
        Json.answer(context, new MatchPage(more ? lines.subList(0, most) : lines, more));
    }

    private static MatchLine line(Summary summary) {
        List<SeatName> seats = new ArrayList<>();
        summary.names().forEach(name -> seats.add(new SeatName(seats.size() + 1, name)));
        return new MatchLine(
                summary.matchId(),
                summary.began().map(began -> began.gameId()),
                summary.began().map(began -> Games.byId(began.gameId()).info().title()),
                seats,
                summary.end().isPresent(),
                summary.winners(),
                summary.reason(),
                summary.verdict().map(ended -> ended.moves()),
                summary.began().map(began -> began.epochMillis()),
                summary.durationNanos().map(nanos -> nanos / 1_000_000));
    }

    private void head(Context context) {
        FollowedMatch match = matches.get(context.pathParam("match"));
        String as = as(context);
        match.eyes(as);
        Json.answer(context, match.head(as));
    }

    /** Some moves of a match. */
    private record MovePage(int from, List<Move> moves, boolean over, int next) {}

    private void moves(Context context) {
        FollowedMatch match = matches.get(context.pathParam("match"));
        int from = number(context, "from", 0, 0, Integer.MAX_VALUE);
        List<Move> moves =
                match.moves(from, number(context, "most", MOST_MOVES, 1, MOST_MOVES), match.eyes(as(context)));
        Json.answer(context, new MovePage(from, moves, match.isOver(), from + moves.size()));
    }

    private static String as(Context context) {
        return Optional.ofNullable(context.queryParam("as")).orElse("watcher");
    }

    private static int number(Context context, String key, int standard, int least, int most) {
        String text = Optional.ofNullable(context.queryParam(key)).orElse(Integer.toString(standard));
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw WebFailure.mistaken(key + " is a whole number from " + least + " to " + most + ".");
        }
        return Integer.parseInt(text);
    }

    @Override
    public void close() {
        matches.close();
    }
}
