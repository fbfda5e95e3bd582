package arena.web.contest;

import arena.app.NamedThings;
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
 * The contest that this server shows: its pages and what they ask for. A contest is watched in the database; it may be
 * played by this process, by another one, or by none.
 */
public final class ContestRoutes implements WebRoutes {

    private static final String BEARER = "Bearer ";
    private static final int MOST_GAMES = 500;

    private static final Logger LOG = LoggerFactory.getLogger(ContestRoutes.class);

    private final Pages pages;
    private final ContestWatch watch;
    private final ContestPlay play;
    private final ServedContest shown;
    private final ContestNews news;
    private final OrganiserActions actions;
    private final SignUpRoutes signUp;
    private final DocumentRevisions contest = new DocumentRevisions();
    private final DocumentRevisions projector = new DocumentRevisions();

    /** What all pages stand on. */
    public record Backend(Pages pages, SocketRegistry sockets, SeatLinks seats) {}

    private ContestRoutes(Backend ground, ContestWatch watch, ContestPlay play, ServicesFactory factory) {
        this.pages = ground.pages();
        this.watch = watch;
        this.play = play;
        this.news = new ContestNews(watch, ground.sockets());
        Optional<SignUps> signUps = watch.contest().machine().serve().signUp().isOpen()
                ? Optional.of(SignUps.open(watch, factory))
                : Optional.empty();
        this.shown =
                new ServedContest(watch, play, new ContestLinks(watch.contest().folder()), signUps);
        this.signUp = new SignUpRoutes(shown);
        this.actions = new OrganiserActions(shown, ground.seats(), factory);
    }

    /**
     * Begins to show a contest.
     *
     * @param path of the contest file, or of the folder that the contest keeps
     * @param factory makes what its games are played with, should the organiser have them played here
     * @throws arena.app.RequestFailure with all mistakes of the file
     */
    public static ContestRoutes open(Backend ground, Configuration machine, Path path, ServicesFactory factory) {
        Path file = ContestFiles.of(path);
        ContestPlay play = new ContestPlay(machine, file, factory);
        return new ContestRoutes(ground, ContestWatch.open(machine, file, play::remark), play, factory);
    }

    /** Returns where the records of its games lie. */
    public Path records() {
        return watch.contest().records();
    }

    /** Returns whether everybody may see its results, and so the matches that they come from. */
    public boolean isOpen() {
        return watch.view().filter(ContestWatch.View::isOpen).isPresent();
    }

    /** Returns whether all its games are played and everybody may see everything of them. */
    public boolean isOver() {
        return watch.view()
                .filter(view -> view.isOpen() && view.whole().progress().phase().compareTo(ContestPhase.FINISHED) >= 0)
                .isPresent();
    }

    /**
     * Returns through whose eyes whoever bears a key may see a match of the contest, also while it is played: the
     * organiser through all, a team through its own.
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

    /** Returns whether a key is the organiser's. */
    public boolean isOrganisersKey(String key) {
        return shown.holder(key).orElse(null) instanceof ContestLinks.Holder.Organiser;
    }

    /**
     * Begins to play the contest here, as the organiser does with a button.
     *
     * @param by who has ordered it, for the audit trail
     */
    public void play(String by) {
        try {
            actions.warnOfEntries();
        } catch (RequestFailure undrawn) {
            // The run remarks the same, and the pages are shown meanwhile.
            LOG.debug("No entry is warned of: {}", undrawn.getMessage());
        }
        play.start(by);
    }

    /** Returns a sentence about a contest whose games nobody plays though some are left; nothing of any other. */
    public Optional<String> stoodStill() {
        watch.look();
        return watch.view()
                .map(view -> view.whole())
                .filter(account -> account.situation().idleSince().isPresent())
                .map(account -> account.contest().name() + " " + account.phaseWords() + ", and "
                        + (account.progress().games() - account.progress().done())
                        + " games at most are left. Go on? Press \"Start\" on the organiser's page, or begin with"
                        + " `arena serve --play`, which goes on by itself.");
    }

    /** Returns the path of the organiser's page with its key, which no request of a browser carries. */
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
        news.addTo(routes);
    }

    private ContestWatch.View view() {
        return watch.view()
                .orElseThrow(() -> WebFailure.missing(
                        "The contest " + watch.contest().file().contest().name() + " is not drawn yet."));
    }

    private void contest(Context context) {
        ContestWatch.View view = view();
        answer(context, contest, view.number(), () -> ContestPageJson.open(view).document());
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
        int most = Query.number(context, "most", ContestPageJson.MOST_GAMES, 1, MOST_GAMES);
        Json.answerText(
                context,
                ContestPageJson.open(view)
                        .gamesPage(Query.text(context, "section"), contestant, from, most)
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
                .orElseThrow(() -> WebFailure.missing(
                        NamedThings.unknown("team", team, view.open().contest().names())));
    }

    private void ownTeam(Context context) {
        String team = requireTeam(context);
        ContestWatch.View view = view();
        ObjectNode node = new TeamJson(view, contestant(view, team)).own(shelf(), watch.contest()::withoutFolders);
        Json.answerText(context, node.toString());
    }

    private RecordFolder shelf() {
        return new RecordFolder(records());
    }

    private void turn(Context context) {
        String text = material(context).turn(context.pathParam("turn"), context.pathParam("what"));
        context.contentType("text/plain; charset=utf-8").result(text);
    }

    private void log(Context context) {
        context.contentType("text/plain; charset=utf-8")
                .result(material(context).log(watch.contest()::withoutFolders));
    }

    private SeatFiles material(Context context) {
        String team = requireTeam(context);
        if (!view().isOpenToTeams()) {
            throw WebFailure.forbidden("The organiser holds results back, and your matches with them.");
        }
        return SeatFiles.of(shelf(), context.pathParam("match"), team);
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
     * What an action has done.
     *
     * @param seat the page of a seat to which a link was made
     */
    private record Done(String words, Optional<String> seat) {}

    private void act(Context context) {
        requireOrganiser(context);
        OrganiserActions.Deed deed = actions.act(context.pathParam("action"), JsonFields.of(context));
        news.look();
        Json.answer(context, new Done(deed.words(), deed.seat()));
    }

    /** Returns the names of all actions, for a description of the interface. */
    List<String> actions() {
        return actions.names();
    }

    @Override
    public void close() {
        news.close();
        signUp.close();
        shown.signUps().ifPresent(SignUps::close);
        play.close();
        watch.close();
    }
}
