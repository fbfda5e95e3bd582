package arena.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.app.replay.ReplayedMatch;
import arena.record.RecordFolder;
import arena.record.Replay;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A client without a key that collects everything about a running match: it opens every socket, requests each route of
 * the interface, including routes that are added later, and keeps the answers.
 */
public final class KeylessClient implements AutoCloseable {

    private static final String INTERFACE = "/api/v1/";
    /** Routes that describe the arena and no match. */
    private static final List<String> OF_NO_MATCH = List.of(INTERFACE + "openapi.json", INTERFACE + "starter-kits");

    private static final Pattern NAMED = Pattern.compile("\\{([a-z]+)}");
    private static final Pattern SECRET = Pattern.compile(".*/(estimates|review|log|turns/.*|contest/team|organiser)");

    private final OpenSite site;
    private final String match;
    private final Socket live;
    private final List<Socket> sockets = new ArrayList<>();
    private final List<String> read = new ArrayList<>();

    /** Opens every public socket, not those of seats. */
    public KeylessClient(OpenSite site, String match) {
        this.site = site;
        this.match = match;
        this.live = Socket.open(site, path("matches/{match}/live"));
        sockets.add(live);
        for (String path : routes("WEBSOCKET")) {
            if (path.contains("/seats/")) {
                assertThatThrownBy(() -> Socket.open(site, filled(path, "1", "input")))
                        .as(path)
                        .hasStackTraceContaining("404");
            } else {
                sockets.add(Socket.open(site, filled(path, "", "")));
            }
        }
    }

    private String path(String rest) {
        return filled(INTERFACE + rest, "", "");
    }

    /** Returns the socket that receives the moves of the match. */
    public Socket live() {
        return live;
    }

    /** Requests everything while the match runs, as the public and under viewpoints that it does not have. */
    public void askForEverything() {
        for (String as : List.of("referee", "1", "2")) {
            for (String path : List.of("matches/{match}", "matches/{match}/moves")) {
                assertThat(ask(path(path) + "?as=" + as)).as(as).isEqualTo(403);
            }
            assertThatThrownBy(() -> Socket.open(site, path("matches/{match}/live") + "?as=" + as))
                    .hasStackTraceContaining("403");
        }
        for (String path : routes("GET")) {
            for (String seat : List.of("1", "2")) {
                for (String what : List.of("input", "output", "output?as=watcher", "input?as=referee")) {
                    String address = filled(path, seat, what);
                    int status = ask(address);
                    if (SECRET.matcher(address).matches()) {
                        assertThat(status).as(address).isIn(403, 404);
                    }
                }
            }
        }
    }

    private int ask(String address) {
        HttpResponse<String> answer = site.get(address);
        read.add(answer.body());
        return answer.statusCode();
    }

    private List<String> routes(String method) {
        return site.routes().stream()
                .filter(route -> route.startsWith(method + " " + INTERFACE))
                .map(route -> route.substring(method.length() + 1))
                .filter(path -> !OF_NO_MATCH.contains(path))
                .toList();
    }

    private String filled(String path, String seat, String what) {
        Map<String, String> values = Map.of("match", match, "seat", seat, "turn", "1", "what", what, "team", "Alpha");
        return NAMED.matcher(path).replaceAll(name -> values.getOrDefault(name.group(1), "guessed"));
    }

    /** Returns the secrets that it received, compared with the record of the match, which is over. */
    public List<String> secrets(Path records) {
        List<String> told = new ArrayList<>(read);
        sockets.forEach(socket -> told.addAll(socket.heard()));
        return secretsIn(told, records);
    }

    /** Returns the secrets in other texts. */
    public List<String> secretsIn(List<String> texts, Path records) {
        try (ReplayedMatch kept = ReplayedMatch.open(new RecordFolder(records).named(match))) {
            Replay<?, ?, ?> replay = kept.replay();
            return LeakedSecrets.in(texts, replay);
        }
    }

    @Override
    public void close() {
        sockets.forEach(Socket::close);
    }
}
