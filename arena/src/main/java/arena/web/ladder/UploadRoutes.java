package arena.web.ladder;

import arena.app.ladder.LadderUploads;
import arena.web.http.Json;
import arena.web.http.LinkTokens;
import arena.web.http.RateLimits;
import arena.web.http.Upload;
import arena.web.http.WebFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The routes of teams that hand in bots for the ladder in a browser. A team gets a key with its first archive, and
 * needs it for each further one and for its report.
 */
final class UploadRoutes {

    private static final int ACCEPTED = 202;
    private static final double SECONDS_PER_HOUR = 3_600;

    /** The kind of the links that are keys of teams. */
    private static final String KIND = "ladder";

    private final LadderUploads uploads;
    private final LinkTokens keys;
    private final RateLimits rates;
    private final Upload.UploadSlots slots = new Upload.UploadSlots();

    /**
     * Prepares the routes.
     *
     * @param perHour the number of archives of one address, and of one team, in an hour
     */
    UploadRoutes(LadderUploads uploads, LinkTokens keys, int perHour) {
        this.uploads = uploads;
        this.keys = keys;
        this.rates = new RateLimits(perHour, perHour / SECONDS_PER_HOUR, System::nanoTime);
    }

    /** The conditions of an upload. */
    record Offer(List<String> games, long archiveBytes, long bytes, int files) {}

    /** Returns the conditions; empty if archives are not taken. */
    Optional<Offer> offer() {
        return uploads.isOpen()
                ? Optional.of(new Offer(
                        uploads.games(),
                        uploads.limits().archiveBytes(),
                        uploads.limits().bytes(),
                        uploads.limits().files()))
                : Optional.empty();
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/v1/ladder/archive", this::archive);
        routes.get("/api/v1/ladder/team", this::team);
    }

    private void requireOpen() {
        if (!uploads.isOpen()) {
            throw WebFailure.notFound("Archives are not taken here; ask the host how bots are handed in.");
        }
    }

    private static LinkTokens.Link link(String team) {
        return new LinkTokens.Link(KIND, team);
    }

    private static String query(Context context, String key) {
        return Optional.ofNullable(context.queryParam(key)).map(String::strip).orElse("");
    }

    /** The answer to an archive: the key of the team, which only its first archive returns. */
    private record Taken(String team, Optional<String> key) {}

    private void archive(Context context) {
        requireOpen();
        String game = query(context, "game");
        String team = query(context, "team");
        String command = query(context, "command");
        uploads.requireValid(game, team);
        Optional<String> key = Json.key(context);
        requireRight(key, team);
        long most = uploads.limits().archiveBytes();
        Upload.requireSize(context, most);
        requireRate(context.ip());
        requireRate("team " + team);
        CompletableFuture<Optional<String>> taken = slots.receive(team, context.ip(), () -> {
            // Another first archive of the team may have come meanwhile.
            boolean isNew = requireRight(key, team);
            try (Upload upload = Upload.receive(context.bodyInputStream(), uploads.incoming(), most)) {
                uploads.take(game, team, upload.file(), command);
            }
            return isNew ? Optional.of(keys.issue(link(team))) : Optional.<String>empty();
        });
        context.future(() -> taken.thenAccept(issued -> {
            context.status(ACCEPTED);
            Json.answer(context, new Taken(team, issued));
        }));
    }

    /** Returns whether a team is new; one that is not must bear its key. */
    private boolean requireRight(Optional<String> key, String team) {
        if (isHolder(key, team)) {
            return false;
        }
        if (keys.isAssigned(link(team))) {
            throw WebFailure.forbidden("The team " + team + " has handed in before: give its key, or take another name."
                    + " A lost key the host replaces.");
        }
        if (uploads.isKnown(team)) {
            throw WebFailure.forbidden(
                    "There is a team " + team + " whose bot came by folder; take another name, or" + " ask the host.");
        }
        if (uploads.isFull()) {
            throw WebFailure.tooManyRequests("The ladder has as many teams as it takes; ask the host.");
        }
        return true;
    }

    private boolean isHolder(Optional<String> key, String team) {
        return key.flatMap(keys::find).equals(Optional.of(link(team)));
    }

    private void requireRate(String sender) {
        if (!rates.admit(sender)) {
            throw WebFailure.tooManyRequests("Too many archives have come in the last hour; try again later.");
        }
    }

    /** The reports for a team on each game, as in its {@code ladder.txt}. */
    private record TeamReports(String team, List<LadderUploads.Report> reports) {}

    private void team(Context context) {
        requireOpen();
        String team = query(context, "team");
        if (!isHolder(Json.key(context), team)) {
            throw WebFailure.forbidden("This is not the key of the team " + team + ".");
        }
        Json.answer(context, new TeamReports(team, uploads.reports(team)));
    }

    void close() {
        slots.close();
    }
}
