package arena.report.page;

import arena.config.ContestFile;
import arena.game.GameInfo;
import arena.game.Setting;
import arena.record.Printable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The pages on paper for the day of a contest: one for contestants, one for the referee, each of one side (A4). */
public final class Handout {

    private static final String STYLE_SHEET = "handout.css";

    private final ContestFile contest;
    private final GameInfo game;
    private final Places places;

    /**
     * Makes the handouts of a contest.
     *
     * @param game the game of the contest
     */
    public Handout(ContestFile contest, GameInfo game, Places places) {
        this.contest = contest;
        this.game = game;
        this.places = places;
    }

    /**
     * The places that contestants need.
     *
     * @param pages the address of the pages, without a slash at its end
     * @param share the folder of the team folders as contestants see it; empty if there is no share
     * @param codes returns the QR code of an address as an SVG drawing
     */
    public record Places(String pages, Optional<String> share, UnaryOperator<String> codes) {}

    /** Returns the page for contestants. */
    public String forContestants() {
        return page(
                title(),
                facts(),
                codes(),
                firstSteps(),
                protocol(),
                Html.tag("h2", "When something goes wrong"),
                list(
                        "ol",
                        "arena errors MyTeam shows each fault of your bot, with the input, the answer and the command"
                                + " that plays the turn again.",
                        "A match that is over can be watched on the pages, turn by turn.",
                        "You think a result is wrong? Tell the referee the number of the game; nothing is deleted."));
    }

    /** Returns the page for the referee. */
    public String forReferee() {
        String file = String.valueOf(contest.file().getFileName());
        return page(
                title(),
                Html.tag("p", "For the referee. Keep this page; the contest file and its folder hold secrets."),
                facts(),
                Html.tag("h2", "The day"),
                commands(
                        "arena doctor",
                        "this machine has no problem",
                        "arena contest check " + file + " --measure",
                        "no entry fails, the time fits",
                        "arena contest links " + file + " --at " + places.pages(),
                        "a secret link for each team",
                        "arena serve --contest " + file + " --play",
                        "pages, and the games",
                        "arena contest show " + file,
                        "where the contest stands",
                        "arena contest backup " + file,
                        "at noon, to another disk",
                        "arena contest publish " + file,
                        "results and seed, at the end"),
                Html.tag("h2", "To stop and to go on"),
                commands(
                        "arena contest drain " + file, "running games end, then the arena stops",
                        "arena contest pause " + file, "no new game begins until resume",
                        "arena contest resume " + file, "the games go on",
                        "arena contest run " + file, "after a crash or a power cut: nothing is lost"),
                Html.tag("h2", "To decide (each with --reason \"...\"; --dry-run tells first what changes)"),
                commands(
                        "arena contest replay " + file + " GAME", "the machine was at fault: play it again",
                        "arena contest award " + file + " GAME TEAM", "a team wins without playing",
                        "arena contest enter-result " + file + " GAME RED=1 BLUE=2", "a game played elsewhere",
                        "arena contest accept " + file + " TEAM", "a changed entry is accepted",
                        "arena contest clear " + file + " TEAM", "a bot on probation was mended",
                        "arena contest disqualify " + file + " TEAM", "a team is out"),
                Html.tag("h2", "When a team disputes a result"),
                list(
                        "ol",
                        "Open the match on the pages: it has the time of every answer, and the reason of the end.",
                        "arena verify RECORD plays the record through the rules again.",
                        "Late, refused, crashed: the team's fault. Disk, power, overload: yours, so replay.",
                        "Decide with a reason; everybody sees it beside the result."));
    }

    private String page(Html... parts) {
        Html head = Html.tag(
                "head",
                Html.tag("meta").with("charset", "utf-8"),
                Html.tag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"),
                Html.tag("title", Printable.of(contest.contest().name())),
                Html.tag("style", PrintedReport.resource(STYLE_SHEET)));
        return Html.tag("html", head, Html.tag("body", parts))
                .with("lang", "en")
                .page();
    }

    private Html title() {
        return Html.tag("h1", Printable.of(contest.contest().name()));
    }

    private Html facts() {
        List<String> facts = new ArrayList<>();
        facts.add(game.title() + ", " + contest.contest().seats() + " bots in a match");
        facts.add(contest.teams().size() + " teams");
        game.moveTime()
                .ifPresent(setting -> facts.add(Setting.text(contest.settings().duration(setting)) + " for a move"));
        contest.contest().budget().ifPresent(budget -> facts.add(Setting.text(budget) + " for a whole match"));
        return Html.tag("p", String.join("; ", facts) + ".");
    }

    private Html codes() {
        return Html.tag(
                        "div",
                        code("Results and live games", places.pages() + "/"),
                        code("Rules of the game", places.pages() + "/rules/" + game.id()),
                        code("Hand in a bot", places.pages() + "/sign-up"))
                .with("class", "codes");
    }

    private Html code(String words, String address) {
        String drawing =
                Base64.getEncoder().encodeToString(places.codes().apply(address).getBytes(StandardCharsets.UTF_8));
        return Html.tag(
                "figure",
                Html.tag("img")
                        .with("src", "data:image/svg+xml;base64," + drawing)
                        .with("alt", words + ": " + address),
                Html.tag("figcaption", words + ": " + address));
    }

    private Html firstSteps() {
        List<String> steps = new ArrayList<>(List.of(
                "arena new-bot python MyTeam --game " + game.id()
                        + "   (java, cpp, csharp, javascript, rust, go, shell)",
                "Write the function think: it gets the game and returns an order.",
                "arena practice MyTeam   plays against the levels of the super bot, from the easiest.",
                "arena check MyTeam   says what would go wrong here.",
                "Hand the folder in on the page above; the check answers there."));
        places.share()
                .ifPresent(share -> steps.add("Or start the bot yourself, with its folder in " + share
                        + "; measure the way first: arena doctor"));
        return Html.all(Html.tag("h2", "A bot in one evening"), list("ol", steps.toArray(String[]::new)));
    }

    private static Html protocol() {
        return Html.tag(
                        "div",
                        Html.tag("h2", "The protocol: files in the team folder"),
                        Html.tag(
                                "table",
                                row("ready.txt", "Write it again and again, from your start until your first input."),
                                row(
                                        "input_1.txt",
                                        "The arena writes it: what you see, and what it expects. List the"
                                                + " folder; do not ask for the name."),
                                row(
                                        "output_1.txt",
                                        "Your answer. Write output_1.tmp, close it, rename it: half a file"
                                                + " is another move."),
                                row(
                                        "acknowledge_1.txt",
                                        "The arena writes a code: 0 is accepted, any other is an"
                                                + " error; then comes input_2.txt."),
                                row(
                                        "Gameover.txt",
                                        "The match is over: remove your files, and begin again with" + " ready.txt.")))
                .with("class", "box");
    }

    private static Html row(String name, String words) {
        return Html.tag("tr", Html.tag("th", Html.tag("code", name)), Html.tag("td", words));
    }

    private static Html list(String kind, String... items) {
        return Html.tag(
                kind, List.of(items).stream().map(item -> Html.tag("li", item)).toList());
    }

    /** Returns a table of commands, each followed by what it is for. */
    private static Html commands(String... pairs) {
        List<Html> rows = new ArrayList<>();
        for (int i = 0; i < pairs.length; i += 2) {
            rows.add(row(pairs[i], pairs[i + 1]));
        }
        return Html.tag("table", rows);
    }
}
