package arena.web.http;

import arena.config.ServeSettings;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Optional;

/**
 * Stands before every route. It sets the headers that keep a browser from doing harm, answers every failure with
 * sentences, and refuses whoever asks too often, whatever comes from the page of another site, and the organiser's
 * pages at the public address.
 */
public final class AccessFilter {

    /** A browser of another site sends no such header without asking first, and is told nothing if it asks. */
    private static final String HEADER = "X-Arena";

    /** A page asks for much when it is opened, and for little from then on. */
    private static final int SECONDS_AT_ONCE = 10;

    /** What has a limit of its own, since it is larger than any question. */
    private static final List<String> UPLOADS = List.of("/api/v1/sign-up/archive");

    private static final int TOO_LARGE = 413;
    private static final int MISDIRECTED = 421;
    private static final int TOO_SLOW = 408;
    private static final String ORGANISER = "/organiser";
    private static final String ORGANISER_API = "/api/v1/organiser";

    private final RateLimits rates;
    private final int requestBytes;
    private final HostNames names;
    private final String policy;
    private final OrganiserDoor organiser;

    /** What is told where a question cannot be answered. */
    private record Refusal(Sentences error) {}

    private record Sentences(List<String> sentences) {}

    /** Says at which port of this machine the organiser's pages may be seen. */
    @FunctionalInterface
    public interface OrganiserDoor {
        /** Returns whether they may be seen at a port. */
        boolean isOpenAt(int port);
    }

    /** Makes it for some pages. */
    public AccessFilter(Pages pages, ServeSettings settings, OrganiserDoor organiser) {
        int perSecond = settings.limits().requestsPerSecond();
        this.rates = new RateLimits((double) perSecond * SECONDS_AT_ONCE, perSecond, System::nanoTime);
        this.requestBytes = settings.limits().requestBytes();
        this.names = HostNames.of(settings);
        this.organiser = organiser;
        this.policy = String.join(
                "; ",
                List.of(
                        "default-src 'none'",
                        "script-src 'self' " + pages.script(),
                        "style-src 'self'",
                        "img-src 'self' data:",
                        "font-src 'self'",
                        "connect-src 'self'",
                        "frame-ancestors 'none'",
                        "base-uri 'none'",
                        "form-action 'self'",
                        "object-src 'none'"));
    }

    /** Adds it before all routes. */
    public void addTo(RoutesConfig routes) {
        routes.before(this::enter);
        routes.wsBeforeUpgrade(this::enter);
        routes.wsBeforeUpgrade(AccessFilter::requireOwnOrigin);
        routes.exception(WebFailure.class, (failure, context) -> refuse(context, failure));
        routes.exception(HttpResponseException.class, (failure, context) -> refuse(context, told(failure)));
    }

    /** Returns whether the body of a path has a limit of its own. */
    public static boolean isUpload(String path) {
        return UPLOADS.contains(path);
    }

    /** Answers that something cannot be done, and why. */
    public static void refuse(Context context, WebFailure failure) {
        context.status(failure.status());
        Json.answer(context, new Refusal(new Sentences(failure.sentences())));
    }

    private void enter(Context context) {
        context.header("Content-Security-Policy", policy)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
                .header("Cache-Control", "no-store");
        requireOwnName(context);
        // A page loads thirty files, and one that is refused leaves the page empty.
        if (!StaticAssets.isAsset(context.path()) && !rates.admit(context.ip())) {
            throw WebFailure.tooMuch("Too many questions at once; ask again in a second.");
        }
        if (isOrganisers(context.path()) && !organiser.isOpenAt(context.req().getLocalPort())) {
            throw WebFailure.missing("The organiser's pages are not at this address.");
        }
        RequestBodies.fault(context).ifPresent(this::refuseBody);
        if (changes(context)) {
            requireOwnOrigin(context);
            if (Optional.ofNullable(context.header(HEADER)).isEmpty()) {
                throw WebFailure.forbidden("A question that changes something carries the header " + HEADER + ": 1.");
            }
            if (context.contentLength() > requestBytes && !isUpload(context.path())) {
                throw tooLarge();
            }
        }
    }

    private void refuseBody(RequestBodies.Fault fault) {
        throw switch (fault) {
            case TOO_MANY ->
                WebFailure.tooMuch(
                        "Too many requests from your address are on their way; try again when they have arrived.");
            case TOO_SLOW -> new WebFailure(TOO_SLOW, List.of("The request took too long to arrive; send it again."));
            case TOO_LARGE -> tooLarge();
            case BROKEN -> WebFailure.mistaken("The request did not arrive as a whole; send it again.");
        };
    }

    /** A body without a length is found to be too large when it is read. */
    private WebFailure told(HttpResponseException failure) {
        return failure.getStatus() == TOO_LARGE
                ? tooLarge()
                : new WebFailure(failure.getStatus(), List.of(failure.getMessage() + "."));
    }

    private WebFailure tooLarge() {
        return new WebFailure(TOO_LARGE, List.of("That is more than " + requestBytes + " bytes."));
    }

    private static boolean isOrganisers(String path) {
        return path.startsWith(ORGANISER) || path.startsWith(ORGANISER_API);
    }

    private static boolean changes(Context context) {
        return !List.of("GET", "HEAD").contains(context.req().getMethod());
    }

    /** A page elsewhere whose name was made to lead here asks by its own name. */
    private void requireOwnName(Context context) {
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (!names.has(host)) {
            throw new WebFailure(
                    MISDIRECTED,
                    List.of("The arena is not asked for by this name: use its address as a number, or have the name"
                            + " added to names in [serve] of config.ini."));
        }
    }

    /** A program sends no origin; a browser always does, and cannot be made to lie about it. */
    private static void requireOwnOrigin(Context context) {
        Optional<String> origin = Optional.ofNullable(context.header("Origin"));
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (origin.isPresent()
                && !origin.get().equals("http://" + host)
                && !origin.get().equals("https://" + host)) {
            throw WebFailure.forbidden("Only the arena's own pages may do that.");
        }
    }
}
