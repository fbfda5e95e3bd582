package arena.report.data;

import arena.contest.Contest;
import arena.contest.ContestPhase;
import arena.contest.RefereeQuestion;
import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.RatingHistory;
import arena.report.TeamAccount;
import arena.store.AuditEntry;
import arena.tournament.MoveTally;
import arena.tournament.rating.Rating;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The document of a contest in JSON: live pages, the exported folder, the projector and programs all read this one. It
 * contains only what is in the given account, and no null. {@code arena/docs/contest-data.md} describes its fields.
 */
public final class ContestDocument {

    /** The version, which changes only if readers of the old document would misread the new one. */
    private static final int VERSION = 3;

    /** The most games in the document of a page; a page requests the others in portions. */
    public static final int MOST_GAMES = 60;

    /** A detail of a decision about one contestant, which the store has by number. */
    private static final Pattern OF_TEAM = Pattern.compile("(place|points)\\.([0-9]{1,6})");

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
    private static final double TENTHS = 10;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final JsonMapper MAPPER = new JsonMapper();

    private final ContestAccount account;
    private final GamesJson games;

    /** Creates the document of an account. */
    public ContestDocument(ContestAccount account, MatchFacts matches) {
        this.account = account;
        this.games = new GamesJson(account, matches);
    }

    /** Returns the whole document of a contest in lines, which can be compared; its last line has a line end. */
    public static String of(ContestAccount account) {
        return lines(new ContestDocument(account, new MatchFacts(record -> true)).whole());
    }

    /** Returns a document in lines. */
    public static String lines(ObjectNode document) {
        return MAPPER.writerWithDefaultPrettyPrinter()
                        .writeValueAsString(document)
                        .replace("\r\n", "\n") + "\n";
    }

    /** Returns the writer of the contest's games. */
    public GamesJson games() {
        return games;
    }

    /** Returns the document with all games and their attempts. */
    public ObjectNode whole() {
        ObjectNode node = withoutGames();
        node.set("games", games.whole(account.games()));
        return node;
    }

    /** Returns the document with the most relevant games. */
    public ObjectNode page() {
        ObjectNode node = withoutGames();
        node.set("games", games.first(MOST_GAMES));
        return node;
    }

    private ObjectNode withoutGames() {
        ObjectNode node = head();
        node.set("teams", list(account.teams(), this::team));
        SectionsJson sections = new SectionsJson(account, games);
        node.set("sections", sections.sections());
        node.set("bracket", sections.bracket());
        node.set("placing", list(account.situation().progress().placing(), this::names));
        node.set("out", names(account.situation().progress().out()));
        node.set("ratings", ratings());
        node.set("questions", list(account.situation().pending().questions(), this::question));
        node.set("decisions", list(account.situation().decisions(), this::decision));
        node.set("audit", list(AuditTrail.of(account), ContestDocument::item));
        return node.put("gameCount", account.games().size());
    }

    /** Returns the description and the progress of the contest, which are never secret. */
    public ObjectNode head() {
        Contest contest = account.contest();
        ContestAccount.Progress progress = account.progress();
        ObjectNode node = NODES.objectNode()
                .put("version", VERSION)
                .put("name", contest.name())
                .put("game", contest.game().id())
                .put("gameTitle", contest.game().title())
                .put("format", contest.format())
                .put("phase", progress.phase().words())
                .put("done", progress.done())
                .put("total", progress.games())
                .put("commitment", contest.seal().commitment());
        if (progress.phase() == ContestPhase.PUBLISHED) {
            node.put("seed", contest.seal().seed());
        }
        node.set("remarks", list(account.remarks(), NODES::stringNode));
        ObjectNode settings = node.putObject("settings");
        contest.settings().published(contest.game()).forEach(settings::put);
        return node;
    }

    /** Returns the document of one team: its totals, its rows in the tables, and its games. */
    public ObjectNode ofTeam(int contestant) {
        ObjectNode node = totals(contestant);
        node.set("standings", new SectionsJson(account, games).rowsOf(contestant));
        node.set("games", games.of(account.games(contestant)));
        return node;
    }

    /**
     * Returns the document of one team without its rows in the tables, which tell about other teams: its totals, and
     * its games with all their attempts.
     */
    public ObjectNode gamesOfTeam(int contestant) {
        ObjectNode node = totals(contestant);
        node.putArray("standings");
        node.set("games", games.whole(account.games(contestant)));
        return node;
    }

    private ObjectNode totals(int contestant) {
        ObjectNode node = head();
        node.set("team", team(account.teams().get(contestant)));
        node.set(
                "teams",
                list(
                        account.teams(),
                        team -> NODES.objectNode()
                                .put("name", account.name(team.contestant()))
                                .put("title", account.title(team.contestant()))));
        return node;
    }

    private ObjectNode team(TeamAccount team) {
        MoveTally tally = team.tally();
        return NODES.objectNode()
                .put("number", team.contestant() + 1)
                .put("name", account.name(team.contestant()))
                .put("title", account.title(team.contestant()))
                .put("members", account.members(team.contestant()))
                .put("mark", account.mark(team.contestant()))
                .put("disqualified", account.presence(team.contestant()).words())
                .put("filler", team.entry().filler())
                .put("won", team.won())
                .put("drawn", team.drawn())
                .put("lost", team.lost())
                .put("moves", tally.moves())
                .put("faults", tally.faults())
                .put("late", tally.late())
                .put("usedMillis", team.times().usedMillis())
                .put("meanMillis", Math.round(team.times().meanMillis()))
                .put("slowestMillis", team.times().slowestMillis());
    }

    private ObjectNode ratings() {
        ObjectNode node = NODES.objectNode();
        node.set("rows", list(account.ratings(), this::rating));
        node.set("history", list(RatingHistory.of(account).steps(), step -> {
            ObjectNode one = NODES.objectNode().put("games", step.games());
            return one.set("ratings", list(step.ratings(), this::rating));
        }));
        return node;
    }

    /** Returns a rating in tenths of a point; further digits would differ between machines. */
    private ObjectNode rating(Rating rating) {
        return NODES.objectNode()
                .put("team", account.name(rating.contestant()))
                .put("rating", Math.round(rating.value() * TENTHS) / TENTHS)
                .put("low", Math.round(rating.interval().low() * TENTHS) / TENTHS)
                .put("high", Math.round(rating.interval().high() * TENTHS) / TENTHS)
                .put("games", rating.games());
    }

    private ObjectNode question(RefereeQuestion question) {
        ObjectNode node = NODES.objectNode().put("game", question.fixture());
        node.set("teams", names(question.contestants()));
        return node.put("words", question.words());
    }

    private ObjectNode decision(AuditEntry decision) {
        ObjectNode node = NODES.objectNode()
                .put("number", decision.number())
                .put("millis", decision.decided().epochMillis())
                .put("verb", decision.decided().verb());
        decision.decided().fixture().ifPresent(fixture -> node.put("game", fixture));
        decision.decided().contestant().ifPresent(contestant -> node.put("team", account.name(contestant)));
        node.put("by", decision.decided().by()).put("reason", decision.decided().reason());
        ObjectNode details = node.putObject("details");
        decision.decided().details().forEach((name, words) -> put(details, name, words));
        return node;
    }

    /** Adds a detail; teams and points are written as everywhere else in the document. */
    private void put(ObjectNode details, String name, String words) {
        Matcher ofTeam = OF_TEAM.matcher(name);
        boolean isKnown = ofTeam.matches()
                && Integer.parseInt(ofTeam.group(2))
                        < account.contest().entries().size();
        if (!isKnown) {
            details.put(name, words);
            return;
        }
        boolean arePoints =
                ofTeam.group(1).equals("points") && WHOLE.matcher(words).matches();
        details.put(
                ofTeam.group(1) + "." + account.name(Integer.parseInt(ofTeam.group(2))),
                arePoints ? account.contest().game().points(Long.parseLong(words)) : words);
    }

    private static ObjectNode item(AuditTrail.Item item) {
        return NODES.objectNode()
                .put("millis", item.epochMillis())
                .put("game", item.game())
                .put("words", item.words());
    }

    private ArrayNode names(Collection<Integer> contestants) {
        return list(List.copyOf(contestants), contestant -> NODES.stringNode(account.name(contestant)));
    }

    private static <T> ArrayNode list(List<T> things, Function<T, JsonNode> node) {
        ArrayNode list = NODES.arrayNode();
        things.forEach(thing -> list.add(node.apply(thing)));
        return list;
    }
}
