package arena.report.page;

import arena.report.ContestAccount;
import arena.report.GameAccount;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** The links from one page to the others; a name without a page is plain text. */
final class PageLinks {

    private final boolean complete;
    private final String up;
    private final SortedSet<String> games;

    private PageLinks(boolean whole, String up, SortedSet<String> games) {
        this.complete = whole;
        this.up = up;
        this.games = games;
    }

    /** Returns the links of a page at the top of the folder of a contest, which has pages for these games. */
    static PageLinks toContest(List<GameAccount> games) {
        return new PageLinks(true, "", ids(games));
    }

    /** Returns the links of a page at the top of a folder that has only pages for these games. */
    static PageLinks toGames(List<GameAccount> games) {
        return new PageLinks(false, "", ids(games));
    }

    /** Returns no links, for a page that is a single file. */
    static PageLinks toNothing() {
        return toGames(List.of());
    }

    private static SortedSet<String> ids(List<GameAccount> games) {
        SortedSet<String> ids = new TreeSet<>();
        games.forEach(game -> ids.add(game.id()));
        return ids;
    }

    /** Returns the same links for a page one folder below. */
    PageLinks fromBelow() {
        return new PageLinks(complete, up + "../", games);
    }

    /** Returns whether teams and sections have pages. */
    boolean areComplete() {
        return complete;
    }

    /** Returns the address of a file in the folder. */
    String address(String path) {
        return up + path;
    }

    static String teamPage(int contestant) {
        return "team/" + (contestant + 1) + ".html";
    }

    static String gamePage(String id) {
        return "game/" + id + ".html";
    }

    static String sectionPage(String id) {
        return "section/" + id + ".html";
    }

    static String viewerPage(String recordName) {
        return "watch/" + recordName.replaceFirst("[.]jsonl([.]gz)?$", "") + ".html";
    }

    static String recordFile(String name) {
        return "record/" + name;
    }

    /** Returns a team's title, linked to its page, with a remark if it is disqualified. */
    Html team(ContestAccount account, int contestant) {
        Html name = Html.tag("bdi", account.title(contestant));
        Html linked = complete ? Html.tag("a", name).with("href", address(teamPage(contestant))) : name;
        return account.mark(contestant).isEmpty()
                ? linked
                : Html.all(linked, Html.text(" "), Html.tag("small", "(" + account.mark(contestant) + ")"));
    }

    /** Returns a game's id, linked to its page. */
    Html game(String id) {
        return game(id, id);
    }

    /** Returns a name of a game, linked to its page. */
    Html game(String id, String name) {
        return gameAddress(id).map(address -> Html.link(address, name)).orElseGet(() -> Html.text(name));
    }

    /** Returns the address of a game's page, if it has one. */
    Optional<String> gameAddress(String id) {
        return games.contains(id) ? Optional.of(address(gamePage(id))) : Optional.empty();
    }

    /** Returns the title of a game's section, linked to its page. */
    Html section(GameAccount game) {
        return section(game.section().id(), game.section().title());
    }

    /** Returns the title of a section, linked to its page. */
    Html section(String id, String title) {
        return complete ? Html.link(address(sectionPage(id)), title) : Html.text(title);
    }
}
