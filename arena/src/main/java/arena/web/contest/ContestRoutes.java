package arena.web.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.contest.ContestFiles;
import arena.app.contest.ContestLinks;
import arena.app.contest.ContestPlay;
import arena.app.contest.ContestWatch;
import arena.app.play.ServicesFactory;
import arena.app.signup.SignUps;
import arena.config.Configuration;
import arena.contest.ContestPhase;
import arena.record.RecordFolder;
import arena.report.data.ContestDocument;
import arena.web.http.DocumentRevisions;
import arena.web.http.Json;
import arena.web.http.JsonFields;
import arena.web.http.Pages;
import arena.web.http.Query;
import arena.web.http.SocketRegistry;
import arena.web.http.WebFailure;
import arena.web.http.WebRoutes;
import arena.web.play.SeatLinks;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The routes of the contest that this server shows. The contest is read from its database; it may be played by this
 * process, by another one, or by none.
 */
public final class ContestRoutes implements WebRoutes {

    private static final String BEARER = "Bearer ";
    private static final int MOST_GAMES = 500;

    private static final Logger LOG = LoggerFactory.getLogger(ContestRoutes.class);

    private final Pages pages;
    private final ContestWatch watch;
    private final ContestPlay play;
    private final ServedContest shown;
    private final ContestNews changes;
    private final OrganiserActions actions;
    private final SignUpRoutes signUp;
    private final DocumentRevisions contest = new DocumentRevisions();
    private final DocumentRevisions projector = new DocumentRevisions();

    /** The services that the routes use. */
    public record Backend(Pages pages, SocketRegistry sockets, SeatLinks seats) {}

    private ContestRoutes(Backend backend, ContestWatch watch, ContestPlay play, ServicesFactory factory) {
        this.pages = backend.pages();
        this.watch = watch;
        this.play = play;
        this.changes = new ContestNews(watch, backend.sockets());
        Optional<SignUps> signUps = watch.contest().machine().serve().signUp().isOpen()
                ? Optional.of(SignUps.open(watch, factory))
                : Optional.empty();
        this.shown =
                new ServedContest(watch, play, new ContestLinks(watch.contest().folder()), signUps);
        this.signUp = new SignUpRoutes(shown);
        this.actions = new OrganiserActions(shown, backend.seats(), factory);
    }

    /**
     * Opens a contest for the pages.
     *
     * @param path of the contest file, or of the contest's folder
     * @param factory makes the services of its games, if the organiser plays them here
     * @throws arena.app.RequestFailure with all errors of the file
     */
    public static ContestRoutes open(Backend backend, Configuration machine, Path path, ServicesFactory factory) {
        Path file = ContestFiles.of(path);
        ContestPlay play = new ContestPlay(machine, file, factory);
        return new ContestRoutes(backend, ContestWatch.open(machine, file, play::remark), play, factory);
    }

    /** Returns the folder of the records of its games. */
    public Path records() {
        return watch.contest().records();
    }

    /** Returns whether everybody may see its results and thus its matches. */
    public boolean isOpen() {
        return watch.view().filter(ContestWatch.View::isOpen).isPresent();
    }

    /** Returns whether all its games are over and everybody may see them without secrets. */
    public boolean isOver() {
        return watch.view()
                .filter(view -> view.isOpen() && view.whole().progress().phase().compareTo(ContestPhase.FINISHED) >= 0)
                .isPresent();
    }

    /**
     * Returns the viewpoints from which the holder of a key may see a match of the contest, even while it is played:
     * the organiser from all, a team from its own seat.
     */
    public List<String> viewpoints(String key, String match) {
        Optional<ContestLinks.Holder> holder = shown.holder(key);
        Optional<List<Integer>> seats =
                watch.attempt(match).map(attempted -> attempted.attempt().contestants());
        if (holder.isEmpty() || seats.isEmpty()) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        if (holder.get() instanceof ContestLinks.Holder.Team team) {
            ContestWatch.View view = view();
            int own = seats.get().indexOf(contestant(view, team.name()));
            if (view.isOpenToTeams() && own >= 0) {
                words.add(String.valueOf(own + 1));
            }
        } else {
            words.add("referee");
            for (int seat = 1; seat <= seats.get().size(); seat++) {
                words.add(String.valueOf(seat));
            }
        }
        return words;
    }

    /** Returns the observer of the contest. */
    public ContestWatch watch() {
        return shown.watch();
    }

    /** Returns whether a key is the organiser's. */
    public boolean isOrganisersKey(String key) {
        return shown.holder(key).orElse(null) instanceof ContestLinks.Holder.Organiser;
    }

    /**
     * Starts to play the contest in this process, as the organiser does with a button.
     *
     * @param by the author of the order, for the audit trail
     */
    public void play(String by) {
        try {
            actions.warnOfEntries();
        } catch (RequestFailure undrawn) {
            // The run reports the same, and the pages are served meanwhile.
            LOG.debug("No entry is warned of: {}", undrawn.getMessage());
        }
        play.start(by);
    }

    /** Returns a sentence if the contest has games left but no process plays them. */
    public Optional<String> stoodStill() {
        watch.poll();
        return watch.view()
                .map(view -> view.whole())
                .filter(account -> account.situation().idleSince().isPresent())
                .map(account -> account.contest().name() + " " + account.phaseWords() + ", and "
                        + (account.progress().games() - account.progress().done())
                        + " games at most are left. Go on? Press \"Start\" on the organiser's page, or begin with"
                        + " `arena serve --play`, which goes on by itself.");
    }

    /** Returns the path of the organiser's page with its key as a fragment, which no browser sends in a request. */
    public String organiserPath() {
        return "/organiser#" + shown.links().key(new ContestLinks.Holder.Organiser());
    }

    @Override
    public void addTo(RoutesConfig routes) {
        pages.add(routes, "/contest", "contest");
        pages.add(routes, "/contest/projector", "projector");
        pages.add(routes, "/contest/teams/{team}", "team");
        pages.add(routes, "/team", "team");
        signUp.addTo(routes, pages);
        pages.add(routes, "/organiser", "organiser");
        pages.add(routes, "/organiser/matches/{match}", "inside");
        routes.get("/api/v1/contest", this::contest);
        routes.get("/api/v1/contest/games", this::games);
        routes.get("/api/v1/contest/projector", this::projector);
        routes.get("/api/v1/contest/teams/{team}", this::team);
        routes.get("/api/v1/contest/team", this::ownTeam);
        routes.get("/api/v1/contest/team/matches/{match}/log", this::log);
        routes.get("/api/v1/contest/team/matches/{match}/turns/{turn}/{what}", this::turn);
        routes.get("/api/v1/organiser", this::organiser);
        routes.post("/api/v1/organiser/{action}", this::act);
        changes.addTo(routes);
    }

    private ContestWatch.View view() {
        return watch.view()
                .orElseThrow(() -> WebFailure.notFound(
                        "The contest " + watch.contest().file().contest().name() + " is not drawn yet."));
    }

    private void contest(Context context) {
        ContestWatch.View view = view();
        answer(context, contest, view.number(), () -> WatchedDocument.open(view).page());
    }

    private void projector(Context context) {
        ContestWatch.View view = view();
        answer(context, projector, view.number(), () -> new ProjectorJson(view).document());
    }

    private static void answer(
            Context context, DocumentRevisions revisions, long number, Supplier<ObjectNode> document) {
        Json.answerText(context, revisions.answer(number, document, Query.text(context, "since")));
    }

    private void games(Context context) {
        ContestWatch.View view = view();
        OptionalInt contestant = Query.text(context, "team")
                .map(team -> OptionalInt.of(contestant(view, team)))
                .orElse(OptionalInt.empty());
        int from = Query.number(context, "from", 0, 0, Integer.MAX_VALUE);
        int most = Query.number(context, "most", ContestDocument.MOST_GAMES, 1, MOST_GAMES);
        Json.answerText(
                context,
                WatchedDocument.open(view)
                        .document()
                        .games()
                        .page(Query.text(context, "section"), contestant, from, most)
                        .toString());
    }

    private void team(Context context) {
        ContestWatch.View view = view();
        ObjectNode node = new TeamJson(view, contestant(view, context.pathParam("team"))).open();
        Json.answerText(context, node.toString());
    }

    private static int contestant(ContestWatch.View view, String team) {
        return view.open()
                .contest()
                .contestant(team)
                .orElseThrow(() -> WebFailure.notFound(
                        NameLookup.unknown("team", team, view.open().contest().names())));
    }

    private void ownTeam(Context context) {
        String team = requireTeam(context);
        ContestWatch.View view = view();
        ObjectNode node =
                new TeamJson(view, contestant(view, team)).own(recordFolder(), watch.contest()::withoutFolders);
        Json.answerText(context, node.toString());
    }

    private RecordFolder recordFolder() {
        return new RecordFolder(records());
    }

    private void turn(Context context) {
        String text = seatFiles(context).turn(context.pathParam("turn"), context.pathParam("what"));
        context.contentType("text/plain; charset=utf-8").result(text);
    }

    private void log(Context context) {
        context.contentType("text/plain; charset=utf-8")
                .result(seatFiles(context).log(watch.contest()::withoutFolders));
    }

    private SeatFiles seatFiles(Context context) {
        String team = requireTeam(context);
        if (!view().isOpenToTeams()) {
            throw WebFailure.forbidden("The organiser holds results back, and your matches with them.");
        }
        return SeatFiles.of(recordFolder(), context.pathParam("match"), team);
    }

    private String requireTeam(Context context) {
        Optional<ContestLinks.Holder> holder = holder(context);
        if (holder.orElse(null) instanceof ContestLinks.Holder.Team team) {
            return team.name();
        }
        throw WebFailure.forbidden("This link is worth nothing any more; ask the organiser for yours.");
    }

    private void requireOrganiser(Context context) {
        if (!(holder(context).orElse(null) instanceof ContestLinks.Holder.Organiser)) {
            throw WebFailure.forbidden("This is the organiser's; `arena contest links` tells the link.");
        }
    }

    private Optional<ContestLinks.Holder> holder(Context context) {
        return Optional.ofNullable(context.header("Authorization"))
                .filter(header -> header.startsWith(BEARER))
                .flatMap(header -> shown.holder(header.substring(BEARER.length())));
    }

    private void organiser(Context context) {
        requireOrganiser(context);
        Json.answerText(
                context, new OrganiserJson(shown).document(actions.names()).toString());
    }

    /**
     * The answer to an action.
     *
     * @param seat the page of a seat for which a link was made
     */
    private record ActionAnswer(String words, Optional<String> seat) {}

    private void act(Context context) {
        requireOrganiser(context);
        OrganiserActions.Outcome outcome = actions.act(context.pathParam("action"), JsonFields.of(context));
        changes.poll();
        Json.answer(context, new ActionAnswer(outcome.words(), outcome.seat()));
    }

    /** Returns the names of all actions, for the interface description. */
    List<String> actions() {
        return actions.names();
    }

    @Override
    public void close() {
        changes.close();
        signUp.close();
        shown.signUps().ifPresent(SignUps::close);
        play.close();
        watch.close();
    }
}
