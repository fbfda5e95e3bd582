package arena.web.http;

import arena.config.ServeSettings;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A filter before every route. It sets the security headers, answers every failure with sentences, and refuses requests
 * above the rate limit, requests from pages of other sites, and requests for the organiser's pages at the public port.
 */
public final class AccessFilter {

    /** A page of another site can send this header only after a CORS preflight, which the arena does not grant. */
    private static final String HEADER = "X-Arena";

    /**
     * The burst that is allowed, in seconds at the usual rate: a page sends many requests when it opens and few later.
     */
    private static final int SECONDS_AT_ONCE = 10;

    /** Paths whose bodies have their own limit, since they are larger than those of other requests. */
    private static final List<String> UPLOADS = List.of("/api/v1/sign-up/archive", "/api/v1/ladder/archive");

    private static final int TOO_LARGE = 413;
    private static final int MISSING = 404;
    private static final int MISDIRECTED = 421;
    private static final int TOO_SLOW = 408;

    /** The statuses of requests that are refused before their end. */
    private static final Set<Integer> CUT_OFF = Set.of(TOO_LARGE, TOO_SLOW);

    private static final String ORGANISER = "/organiser";
    private static final String ORGANISER_API = "/api/v1/organiser";

    /** The figures of the arena for a monitoring system. */
    private static final String METRICS = "/metrics";

    private final Pages pages;
    private final RateLimits rates;
    private final int requestBytes;
    private final HostNames names;
    private final String policy;
    private final OrganiserPort organiser;

    /** The answer to a request that is refused. */
    private record Refusal(Sentences error) {}

    private record Sentences(List<String> sentences) {}

    /** A rule for the local ports that serve the organiser's pages. */
    @FunctionalInterface
    public interface OrganiserPort {
        /** Returns whether a port serves the organiser's pages. */
        boolean isOpenAt(int port);
    }

    /** Makes the filter for the given pages. */
    public AccessFilter(Pages pages, ServeSettings settings, OrganiserPort organiser) {
        this.pages = pages;
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

    /** Adds the filter before all routes. */
    public void addTo(RoutesConfig routes) {
        routes.before(this::enter);
        routes.wsBeforeUpgrade(this::enter);
        routes.wsBeforeUpgrade(AccessFilter::requireOwnOrigin);
        routes.exception(WebFailure.class, (failure, context) -> refuse(context, failure));
        routes.exception(HttpResponseException.class, this::refuse);
    }

    /** Returns whether the body of a path has its own limit. */
    public static boolean isUpload(String path) {
        return UPLOADS.contains(path);
    }

    /** Answers a request with a failure and its sentences. */
    public static void refuse(Context context, WebFailure failure) {
        if (CUT_OFF.contains(failure.status())) {
            // The rest of the request may still come, and must not be read as the next one.
            context.header("Connection", "close");
        }
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
        // A page loads thirty files, and a refused one would leave the page empty.
        if (!StaticAssets.isAsset(context.path()) && !rates.admit(context.ip())) {
            throw WebFailure.tooManyRequests("Too many questions at once; ask again in a second.");
        }
        if (isOrganisers(context.path()) && !organiser.isOpenAt(context.req().getLocalPort())) {
            throw WebFailure.notFound("The organiser's pages are not at this address.");
        }
        RequestBodies.fault(context).ifPresent(this::refuseBody);
        if (isChange(context)) {
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
                WebFailure.tooManyRequests(
                        "Too many requests from your address are on their way; try again when they have arrived.");
            case TOO_SLOW -> new WebFailure(TOO_SLOW, List.of("The request took too long to arrive; send it again."));
            case TOO_LARGE -> tooLarge();
            case BROKEN -> WebFailure.badRequest("The request did not arrive as a whole; send it again.");
        };
    }

    /** Javalin finds a body without a declared length to be too large only when it is read. */
    private void refuse(HttpResponseException failure, Context context) {
        boolean wantsPage =
                Optional.ofNullable(context.header("Accept")).orElse("").contains("text/html");
        if (failure.getStatus() == MISSING && wantsPage && !context.path().startsWith("/api/")) {
            pages.showMissing(context.status(MISSING));
        } else {
            refuse(context, webFailure(failure));
        }
    }

    private WebFailure webFailure(HttpResponseException failure) {
        return failure.getStatus() == TOO_LARGE
                ? tooLarge()
                : new WebFailure(failure.getStatus(), List.of(failure.getMessage() + "."));
    }

    private WebFailure tooLarge() {
        return new WebFailure(TOO_LARGE, List.of("That is more than " + requestBytes + " bytes."));
    }

    private static boolean isOrganisers(String path) {
        return path.startsWith(ORGANISER) || path.startsWith(ORGANISER_API) || path.equals(METRICS);
    }

    private static boolean isChange(Context context) {
        return !List.of("GET", "HEAD").contains(context.req().getMethod());
    }

    /** Refuses foreign host names, so that a page whose name was rebound to this machine (DNS rebinding) is refused. */
    private void requireOwnName(Context context) {
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (!names.has(host)) {
            throw new WebFailure(
                    MISDIRECTED,
                    List.of("The arena is not asked for by this name: use its address as a number, or have the name"
                            + " added to names in [serve] of config.ini."));
        }
    }

    /** A program sends no header {@code Origin}; a browser always sends it, and a page cannot forge it. */
    private static void requireOwnOrigin(Context context) {
        Optional<String> origin = Optional.ofNullable(context.header("Origin"));
        String host = Optional.ofNullable(context.header("Host")).orElse("");
        if (origin.isPresent()
                && !origin.get().equals("http://" + host)
                && !origin.get().equals("https://" + host)) {
            throw WebFailure.forbidden("Only the arena's own pages may do that.");
        }
    }

    /**
     * The names by which a browser may ask for the pages. After DNS rebinding, a page of another site counts as the
     * arena's own origin, but the header {@code Host} still holds its name; a numeric address cannot be rebound.
     */
    private static final class HostNames {

        private static final Pattern HOST =
                Pattern.compile("(?<number>[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?"
                        + "|(?<name>[0-9A-Za-z._-]+?)\\.?(?::[0-9]{1,5})?");

        private final SortedSet<String> names = new TreeSet<>();

        private HostNames() {}

        static HostNames of(ServeSettings settings) {
            HostNames made = new HostNames();
            made.add("localhost");
            made.add(settings.host());
            made.add(settings.organiser().host());
            settings.names().forEach(made::add);
            return made;
        }

        private void add(String name) {
            names.add(name.toLowerCase(Locale.ROOT));
        }

        /** Returns whether a header {@code Host}, with or without a port, has an allowed name or a numeric address. */
        boolean has(String header) {
            Matcher parts = HOST.matcher(header);
            return parts.matches()
                    && (parts.group("number") != null
                            || names.contains(parts.group("name").toLowerCase(Locale.ROOT)));
        }
    }
}
