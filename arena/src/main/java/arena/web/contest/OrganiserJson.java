package arena.web.contest;

import arena.app.contest.ContestLinks;
import arena.app.contest.ContestPlay;
import arena.app.contest.ContestWatch;
import arena.app.contest.MachineLoad;
import arena.app.play.HostedMatch;
import arena.app.remote.WorkerRegistry;
import arena.app.signup.SignUp;
import arena.app.signup.SignUps;
import arena.config.ContestFile;
import arena.config.TeamEntry;
import arena.contest.ContestState;
import arena.contest.DecisionKind;
import arena.contest.RefereeQuestion;
import arena.record.Printable;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.superbot.SuperBots;
import arena.web.http.Json;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of the organiser's page: the contest with all results, the questions to the referee, the run, the machine,
 * the links.
 */
final class OrganiserJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_DECISIONS = 200;

    private final ContestWatch watch;
    private final ContestPlay play;
    private final ContestLinks links;
    private final Optional<SignUps> signUps;

    OrganiserJson(ServedContest shown) {
        this.watch = shown.watch();
        this.play = shown.play();
        this.links = shown.links();
        this.signUps = shown.signUps();
    }

    /**
     * Returns the document of the page.
     *
     * @param actions the names of the organiser's actions
     */
    ObjectNode document(List<String> actions) {
        ContestFile file = watch.contest().file();
        ObjectNode node = NODES.objectNode()
                .put("name", file.contest().name())
                .put("file", String.valueOf(file.file().getFileName()))
                .put("drawn", watch.view().isPresent());
        watch.view().ifPresent(view -> add(node, view));
        node.set("entrants", entrants(file));
        signUps.ifPresent(teams -> node.set("signUps", signUps(teams)));
        node.set("run", run());
        node.set("machine", machine());
        watch.workerStatuses().ifPresent(workers -> node.set("workers", WorkerRegistry.json(workers)));
        ArrayNode levels = node.putArray("levels");
        SuperBots.levels(file.contest().game())
                .forEach(level ->
                        levels.addObject().put("number", level.number()).put("name", level.name()));
        ArrayNode names = node.putArray("actions");
        actions.forEach(names::add);
        node.put("link", links.key(new ContestLinks.Holder.Organiser()));
        return node;
    }

    private static void add(ObjectNode node, ContestWatch.View view) {
        node.set("contest", WatchedDocument.whole(view).page());
        ContestState now = view.whole().situation();
        node.put("paused", now.isPaused());
        ArrayNode questions = node.putArray("questions");
        now.pending().questions().forEach(question -> questions.add(question(now, question)));
        ArrayNode halves = node.putArray("halfAnswers");
        now.incompleteAnswers().forEach(half -> halves.add(halfAnswer(now, half.decided())));
        ArrayNode probation = node.putArray("probation");
        now.pending()
                .probation()
                .forEach((team, faults) -> probation
                        .addObject()
                        .put("team", now.contest().name(team))
                        .put("faults", faults));
        ArrayNode changed = node.putArray("changed");
        now.pending()
                .changed()
                .forEach((team, words) -> changed.addObject()
                        .put("team", now.contest().name(team))
                        .put("words", Printable.of(words)));
        ArrayNode decisions = node.putArray("decisions");
        List<AuditEntry> all = now.decisions();
        for (int index = all.size() - 1; index >= Math.max(0, all.size() - MOST_DECISIONS); index--) {
            decisions.add(decision(now, all.get(index)));
        }
    }

    private static ObjectNode question(ContestState now, RefereeQuestion question) {
        ObjectNode node = NODES.objectNode().put("game", question.fixture()).put("words", question.words());
        now.fixture(question.fixture())
                .map(now::countsGamePoints)
                .ifPresent(decide -> node.put("pointsDecide", decide));
        ArrayNode teams = node.putArray("teams");
        question.contestants().forEach(one -> teams.add(now.contest().name(one)));
        return node;
    }

    private static ObjectNode halfAnswer(ContestState now, DecisionEntry seen) {
        ObjectNode node =
                NODES.objectNode().put("game", seen.fixture().orElse("")).put("words", Printable.of(seen.reason()));
        seen.contestant().ifPresent(one -> node.put("team", now.contest().name(one)));
        return node;
    }

    private static ObjectNode decision(ContestState now, AuditEntry decision) {
        DecisionEntry decided = decision.decided();
        ObjectNode node = NODES.objectNode()
                .put("number", decision.number())
                .put("by", Printable.of(decided.by()))
                .put(
                        "did",
                        DecisionKind.of(decided.verb()).map(DecisionKind::words).orElseGet(decided::verb))
                .put("game", decided.fixture().orElse(""))
                .put("reason", Printable.of(decided.reason()))
                .put("millis", decided.epochMillis());
        decided.contestant().ifPresent(one -> node.put("team", now.contest().name(one)));
        return node;
    }

    private ArrayNode entrants(ContestFile file) {
        ArrayNode entrants = NODES.arrayNode();
        for (TeamEntry team : file.teams()) {
            entrants.addObject()
                    .put("name", team.name())
                    .put("title", Printable.of(team.title()))
                    .put("entry", team.entry().getClass().getSimpleName().toLowerCase(Locale.ROOT))
                    .put("link", links.key(new ContestLinks.Holder.Team(team.name())));
        }
        return entrants;
    }

    private ArrayNode signUps(SignUps teams) {
        ArrayNode list = NODES.arrayNode();
        for (SignUp one : teams.all()) {
            ObjectNode status = Json.tree(SignUpRoutes.SignUpStatus.of(one.team(), teams, watch));
            list.add(status.put("link", links.key(new ContestLinks.Holder.Team(one.team()))));
        }
        return list;
    }

    private ObjectNode run() {
        ContestPlay.State state = play.state();
        ObjectNode node = NODES.objectNode()
                .put("plays", state.plays())
                .put("running", state.running())
                .put("holdsForDead", state.holdsForGone())
                .put("holdsNew", state.holdsNew());
        state.end().ifPresent(end -> node.put("end", end.name().toLowerCase(Locale.ROOT)));
        ArrayNode games = node.putArray("games");
        state.games().forEach((game, match) -> games.add(game(game, match)));
        ArrayNode remarks = node.putArray("remarks");
        state.remarks().forEach(remarks::add);
        return node;
    }

    private static ObjectNode game(String game, HostedMatch.State match) {
        ObjectNode node =
                NODES.objectNode().put("game", game).put("held", match.held()).put("perSecond", match.perSecond());
        match.match().ifPresent(name -> node.put("match", name));
        if (!match.offered().kinds().isEmpty()) {
            node.set("offered", Json.tree(match.offered().scene().values()));
        }
        ArrayNode seats = node.putArray("seats");
        match.seats().forEach(seat -> {
            ObjectNode one = seats.addObject()
                    .put("seat", seat.seat())
                    .put("name", seat.name())
                    .put("person", seat.person())
                    .put("gone", seat.gone())
                    .put("left", seat.left());
            seat.playedBy().ifPresent(name -> one.put("playedBy", Printable.of(name)));
        });
        return node;
    }

    private ObjectNode machine() {
        MachineLoad load = watch.contest().machineLoad();
        ObjectNode node = NODES.objectNode()
                .put("processors", load.processors())
                .put("load", load.load())
                .put("memoryFreeBytes", load.memoryFreeBytes());
        ArrayNode folders = node.putArray("folders");
        load.folders().forEach(room -> {
            ObjectNode one = folders.addObject().put("name", room.name()).put("freeBytes", room.freeBytes());
            room.writeMillis().ifPresent(millis -> one.put("writeMillis", millis));
        });
        return node;
    }
}
