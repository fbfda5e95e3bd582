package arena.web.play;

import arena.app.play.HostedMatch;
import arena.app.table.Successor;
import arena.app.table.TableMatch;
import arena.app.table.TableMatches;
import arena.person.PersonSeat;
import arena.web.http.Json;
import arena.web.http.JsonFields;
import arena.web.http.Pages;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import arena.web.match.MatchHead;
import arena.web.match.MatchViews;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The routes of a table's host: the attendance, the links of all seats, hand-overs, and the next match. */
public final class TableRoutes implements WebRoutes {

    private static final String ROUTE = "/api/v1/table";
    private static final String SEAT = "/api/v1/matches/{match}/seats/{seat}";

    private final Pages pages;
    private final SeatLinks seats;
    private final TableLinks links;
    private final MatchViews matches;
    private final TableMatches tables;
    private final PlayRoutes play;
    private final Function<Context, String> address;

    /**
     * Makes the routes.
     *
     * @param play begins the next match of a table
     */
    public TableRoutes(PlayRoutes.Backend backend, TableMatches tables, PlayRoutes play) {
        this.pages = backend.pages();
        this.seats = backend.links();
        this.links = new TableLinks(backend.tokens(), seats);
        this.matches = backend.matches();
        this.address = backend.address();
        this.tables = tables;
        this.play = play;
        tables.open().forEach(table -> table.people().forEach(person -> seats.seat(table.match(), person)));
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/table", "table");
        routes.get(ROUTE, this::show);
        routes.post(ROUTE + "/again", this::again);
        routes.post(SEAT + "/link", this::renew);
        routes.post(SEAT + "/hand-over", this::handOver);
    }

    /**
     * A table as its host sees it.
     *
     * @param page the path of the board's page
     * @param address of the pages for phones
     */
    private record TableStatus(
            String match,
            String game,
            String title,
            String page,
            String address,
            boolean over,
            List<SeatStatus> seats) {}

    /**
     * A seat of the table.
     *
     * @param attendance missing, here, away or over for a person; empty for others
     * @param link to the seat of a person
     */
    private record SeatStatus(
            int seat,
            String name,
            Optional<String> emblem,
            String kind,
            Optional<String> playedBy,
            Optional<String> attendance,
            Optional<String> link,
            Optional<String> qr) {}

    private String key(Context context) {
        return Json.key(context).orElse("");
    }

    private String requireMatch(Context context) {
        return links.match(key(context))
                .orElseThrow(() -> WebFailure.forbidden("That is for whoever has begun the match."));
    }

    private void show(Context context) {
        String match = requireMatch(context);
        String key = key(context);
        MatchHead head = matches.view(match, "", Optional.empty()).head();
        Json.answer(
                context,
                new TableStatus(
                        match,
                        head.identity().game(),
                        head.identity().title(),
                        "/matches/" + match,
                        address.apply(context),
                        head.progress().over(),
                        head.seats().stream()
                                .map(seat -> status(key, new SeatLinks.LinkedSeat(match, seat.seat()), seat))
                                .toList()));
    }

    private SeatStatus status(String key, SeatLinks.LinkedSeat linked, MatchHead.SeatHead seat) {
        Optional<String> token = links.seat(key, linked);
        return new SeatStatus(
                seat.seat(),
                seat.name(),
                seat.emblem(),
                seat.kind(),
                seat.playedBy(),
                token.map(secret -> seats.person(linked)
                        .map(PersonSeat::attendance)
                        .orElse(PersonSeat.Attendance.OVER)
                        .name()
                        .toLowerCase(Locale.ROOT)),
                token.map(SeatLinks::page),
                token.map(SeatLinks::picture));
    }

    private void again(Context context) {
        play.again(() -> requireMatch(context));
        show(context);
    }

    private void renew(Context context) {
        SeatLinks.LinkedSeat seat = seat(context);
        String key = key(context);
        if (links.seat(key, seat).isEmpty()) {
            throw WebFailure.notFound("Nobody has a link to that seat.");
        }
        links.renew(key, seat);
        Json.answer(context, SeatLinks.Invitation.of(seat.seat(), "", links.seat(key, seat)));
    }

    private void handOver(Context context) {
        SeatLinks.LinkedSeat seat = seat(context);
        HostedMatch hosted = tables.named(seat.match())
                .map(TableMatch::hosted)
                .orElseThrow(() -> WebFailure.badRequest("The match is not played any more."));
        Successor next =
                Successor.of(hosted, seat.seat(), JsonFields.of(context).text("to"));
        next.takeOver("who began the match", "");
        String key = key(context);
        Optional<String> token = next.person().flatMap(person -> {
            seats.seat(seat.match(), person);
            links.renew(key, seat);
            return links.seat(key, seat);
        });
        Json.answer(context, SeatLinks.Invitation.of(seat.seat(), next.name(), token));
    }

    private SeatLinks.LinkedSeat seat(Context context) {
        String text = context.pathParam("seat");
        if (!text.matches("[0-9]{1,3}")) {
            throw WebFailure.badRequest("A seat is a number.");
        }
        SeatLinks.LinkedSeat seat = new SeatLinks.LinkedSeat(context.pathParam("match"), Integer.parseInt(text));
        if (!seat.match().equals(requireMatch(context))) {
            throw WebFailure.forbidden("That is for whoever has begun the match.");
        }
        return seat;
    }
}
