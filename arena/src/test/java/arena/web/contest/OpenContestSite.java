package arena.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestDraw;
import arena.app.contest.ContestLinks;
import arena.app.contest.ContestRun;
import arena.app.contest.ContestVerification;
import arena.app.contest.DecisionAuthor;
import arena.app.contest.OpenContest;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.config.LaunchSettings;
import arena.config.ServeSettings;
import arena.config.SignUpSettings;
import arena.contest.ContestListener;
import arena.contest.DecisionCodec;
import arena.contest.RefereeDecision;
import arena.record.RecordFolder;
import arena.tournament.format.Fixture;
import arena.web.OpenSite;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPInputStream;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A small contest in a folder with its web server, and clients for the public, a team and the organiser. */
public final class OpenContestSite implements AutoCloseable {

    private static final JsonMapper MAPPER = new JsonMapper();

    private static final String DYING = """
            cd "$1"
            echo ready > ready.part && mv ready.part ready.txt
            until [ -e input_1.txt ]; do sleep 0.02; done
            printf 'K 5\\n' > output_1.part && mv output_1.part output_1.txt
            until [ -e input_2.txt ]; do sleep 0.02; done
            echo 'the lights went out' >&2
            exit 3
            """;

    private final Path folder;
    private final Path file;
    private final OpenSite site;
    private final ContestLinks links;

    private OpenContestSite(Path folder, int port, String contest, UnaryOperator<ServeSettings> settings) {
        this(folder, port, contest, settings, usual -> usual);
    }

    private OpenContestSite(
            Path folder,
            int port,
            String contest,
            UnaryOperator<ServeSettings> settings,
            UnaryOperator<Configuration> machine) {
        this.folder = folder;
        this.file = folder.resolve("cup.ini");
        try {
            Files.writeString(file, contest);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        this.site = OpenSite.with(folder, usual -> {
            ServeSettings serve = usual.serve();
            return machine.apply(usual)
                    .withServe(settings.apply(serve.withAddresses(serve.host(), port, serve.organiser())
                            .withContest(file)));
        });
        this.links = new ContestLinks(folder.resolve("cup.contest"));
    }

    /** Opens the pages of a contest of three teams with hostile titles. */
    public static OpenContestSite in(Path folder, String results) {
        return at(folder, results, 0);
    }

    /** Opens the pages of a contest of one game, in which the program of Alpha ends at its second prompt. */
    public static OpenContestSite withDyingBot(Path folder) {
        try {
            Path entry = Files.createDirectories(folder.resolve("entries/Alpha"));
            Files.writeString(entry.resolve("bot.sh"), DYING);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return new OpenContestSite(folder, 0, """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                results = public
                [settings]
                turn-limit = 12
                [run]
                matches = 1
                [team Alpha]
                folder = entries/Alpha
                command = sh bot.sh {folder}
                [team Beta]
                bot = superbot:1
                """, serve -> serve);
    }

    /** Opens the pages again, at a given port. */
    public static OpenContestSite at(Path folder, String results, int port) {
        return new OpenContestSite(folder, port, """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                results = %s
                [settings]
                turn-limit = 4
                [run]
                matches = 1
                [team Alpha]
                bot = superbot:1
                title = <script>alert(1)</script>
                [team Beta]
                bot = superbot:1
                [team Gamma]
                bot = superbot:1
                """.formatted(results), serve -> serve);
    }

    /** Opens the pages of any contest. */
    public static OpenContestSite of(Path folder, String contest) {
        return new OpenContestSite(folder, 0, contest, serve -> serve);
    }

    /** Opens the pages of a contest for which teams sign up; their bots are confined if the machine supports that. */
    public static OpenContestSite signingUp(Path folder, UnaryOperator<SignUpSettings> settings) {
        return signingUp(
                folder, settings, usual -> usual.withConfinement(usual.launch().confine(), true));
    }

    /** Opens the same pages as on a machine without bubblewrap. */
    public static OpenContestSite signingUpWithoutBubblewrap(Path folder) {
        return signingUp(folder, usual -> usual, usual -> usual.withConfinement(LaunchSettings.Confine.NONE, false));
    }

    private static OpenContestSite signingUp(
            Path folder, UnaryOperator<SignUpSettings> settings, UnaryOperator<Configuration> machine) {
        return new OpenContestSite(
                folder, 0, """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [settings]
                turn-limit = 4
                [run]
                matches = 1
                """, serve -> serve.withSignUp(settings.apply(open(serve.signUp()))), machine);
    }

    private static SignUpSettings open(SignUpSettings usual) {
        return new SignUpSettings(true, usual.teams(), usual.perHour(), usual.share(), usual.limits());
    }

    /** Opens the pages of a contest of two teams with sign-up, for a client with a high request rate. */
    public static OpenContestSite askedOften(Path folder) {
        return new OpenContestSite(
                folder,
                0,
                """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [team Alpha]
                bot = superbot:1
                [team Beta]
                bot = superbot:1
                """,
                serve -> serve.withSignUp(new SignUpSettings(
                                true,
                                100,
                                100_000,
                                Optional.of(folder),
                                serve.signUp().limits()))
                        .withLimits(2, new ServeSettings.Limits(100_000, 1_000, 65_536)));
    }

    /** Opens the contest as another process does. */
    OpenContest arena() {
        return OpenContest.open(site.configuration(), file, remark -> {});
    }

    /** Plays the contest in another arena. */
    public void play() {
        try (OpenContest contest = arena()) {
            new ContestRun(
                            contest,
                            new ServicesFactory(folder, remark -> {}),
                            new ContestRun.Terms(1, Optional.empty(), "Ann"),
                            new ContestListener() {})
                    .play();
        }
    }

    /** Draws the contest, and begins a game in an arena that ends before the game does. */
    void beginAndCrash() {
        try (OpenContest contest = arena()) {
            DecisionAuthor ann = new DecisionAuthor("Ann", "");
            new ContestDraw(contest).hold(ann);
            Fixture first = contest.situation().progress().fixtures().get(0);
            contest.store().begin(first.id(), first.seats(), "arena", 1_795_000_000_000L);
        }
    }

    /** Makes an answer of the first game grow after it was read, as seen by an arena; returns the game. */
    String growAnswerOfFirstGame(String words) {
        try (OpenContest contest = arena()) {
            Fixture first = contest.situation().progress().fixtures().get(0);
            contest.store()
                    .decide(DecisionCodec.written(
                            new RefereeDecision.AnswerGrew(
                                    first.id(), 1, first.seats().get(0)),
                            "arena",
                            words,
                            1_795_000_000_000L));
            return first.id();
        }
    }

    /** Returns its pages. */
    public OpenSite site() {
        return site;
    }

    /** Returns the keys of its links. */
    public ContestLinks links() {
        return links;
    }

    /** Returns the key of a holder. */
    public String key(ContestLinks.Holder holder) {
        return links.key(holder);
    }

    HttpResponse<String> get(String path, String key) {
        return site.send(HttpRequest.newBuilder(URI.create(site.organisersAddress() + path))
                .header("Authorization", "Bearer " + key));
    }

    /** Sends a request with a key, as a page does. */
    HttpResponse<String> post(String path, String key, HttpRequest.BodyPublisher body) {
        return site.send(HttpRequest.newBuilder(URI.create(site.address() + path))
                .header("X-Arena", "1")
                .header("Authorization", "Bearer " + key)
                .POST(body));
    }

    /** Signs a team up, and returns its key. */
    public String signUp(String team) {
        return json(site.post("/api/v1/sign-up", "{\"team\":\"" + team + "\"}"))
                .path("key")
                .asString("");
    }

    /** Hands in an archive. */
    public HttpResponse<String> handIn(String key, byte[] archive, String command) {
        return post(
                "/api/v1/sign-up/archive?command=" + URLEncoder.encode(command, StandardCharsets.UTF_8),
                key,
                HttpRequest.BodyPublishers.ofByteArray(archive));
    }

    /** Returns the state of a team that has signed up. */
    public JsonNode standing(String key) {
        return json(get("/api/v1/sign-up/team", key));
    }

    /** Waits until the newest entry of a team has a given state, and returns it. */
    public JsonNode whenEntryIs(String key, String state) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(1))
                .until(
                        () -> standing(key).path("entry"),
                        entry -> entry.path("state").asString("").equals(state));
    }

    /** Sends an action of the organiser. */
    public HttpResponse<String> act(String action, String json) {
        return site.send(HttpRequest.newBuilder(URI.create(site.organisersAddress() + "/api/v1/organiser/" + action))
                .header("X-Arena", "1")
                .header("Authorization", "Bearer " + key(new ContestLinks.Holder.Organiser()))
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    /** Returns the public answer. */
    public JsonNode open(String path) {
        return MAPPER.readTree(site.get(path).body());
    }

    static JsonNode json(HttpResponse<String> answer) {
        return MAPPER.readTree(answer.body());
    }

    /** Waits until the public answer says that all games were played. */
    public JsonNode whenFinished() {
        return Awaitility.await()
                .until(
                        () -> open("/api/v1/contest"),
                        contest -> contest.path("phase").asString("").equals("finished"));
    }

    @Override
    public void close() {
        site.close();
    }

    /** Performs an action as the organiser, and returns the answer; the action must succeed. */
    String done(String action, String json) {
        HttpResponse<String> answer = act(action, json);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return answer.body();
    }

    /** Returns the state of the run from the organiser's document. */
    JsonNode run() {
        return json(get("/api/v1/organiser", key(new ContestLinks.Holder.Organiser())))
                .path("run");
    }

    /** Returns the file of the only record. */
    Path record() {
        return new RecordFolder(folder.resolve("cup.contest/records")).files().get(0);
    }

    /** Replaces the lines of the only record. */
    void forge(UnaryOperator<List<String>> forger) throws IOException {
        List<String> lines = new ArrayList<>();
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(record()))) {
            lines.addAll(new String(packed.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
        Path file = record();
        Files.delete(file);
        Files.writeString(
                file.resolveSibling(file.getFileName().toString().replaceFirst("\\.gz$", "")),
                String.join("\n", forger.apply(lines)) + "\n");
    }

    /** Returns the findings of an audit. */
    List<String> wrong() {
        try (OpenContest contest = arena()) {
            return ContestVerification.of(contest).wrong();
        }
    }
}
