package arena.report.page;

import arena.report.ContestAccount;
import arena.report.GameAccount;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Where each page lies, as seen from one of them; a name without a page of its own is only a name. */
final class PageLinks {

    private final boolean whole;
    private final String up;
    private final SortedSet<String> games;

    private PageLinks(boolean whole, String up, SortedSet<String> games) {
        this.whole = whole;
        this.up = up;
        this.games = games;
    }

    /** Returns the links of a page on top of the folder of a whole contest, which has pages for these games. */
    static PageLinks toContest(List<GameAccount> games) {
        return new PageLinks(true, "", ids(games));
    }

    /** Returns the links of a page on top of a folder that has pages for these games and nothing else. */
    static PageLinks toGames(List<GameAccount> games) {
        return new PageLinks(false, "", ids(games));
    }

    /** Returns no links, for a page that is a file of its own. */
    static PageLinks toNothing() {
        return toGames(List.of());
    }

    private static SortedSet<String> ids(List<GameAccount> games) {
        SortedSet<String> ids = new TreeSet<>();
        games.forEach(game -> ids.add(game.id()));
        return ids;
    }

    /** Returns the same links for a page that lies one folder below. */
    PageLinks fromBelow() {
        return new PageLinks(whole, up + "../", games);
    }

    /** Returns whether the teams and sections of the contest have pages. */
    boolean leadEverywhere() {
        return whole;
    }

    /** Returns the address of something that lies in the folder. */
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

    /** Returns a team's title, which leads to its page, and whether it is disqualified. */
    Html team(ContestAccount account, int contestant) {
        Html name = Html.tag("bdi", account.title(contestant));
        Html linked = whole ? Html.tag("a", name).with("href", address(teamPage(contestant))) : name;
        return account.mark(contestant).isEmpty()
                ? linked
                : Html.all(linked, Html.text(" "), Html.tag("small", "(" + account.mark(contestant) + ")"));
    }

    /** Returns a game's id, which leads to its page. */
    Html game(String id) {
        return game(id, id);
    }

    /** Returns a name of a game, which leads to its page. */
    Html game(String id, String name) {
        return gameAddress(id).map(address -> Html.link(address, name)).orElseGet(() -> Html.text(name));
    }

    /** Returns the address of a game's page, if it has one. */
    Optional<String> gameAddress(String id) {
        return games.contains(id) ? Optional.of(address(gamePage(id))) : Optional.empty();
    }

    /** Returns the title of a game's section, which leads to its page. */
    Html section(GameAccount game) {
        return section(game.section().id(), game.section().title());
    }

    /** Returns the title of a section, which leads to its page. */
    Html section(String id, String title) {
        return whole ? Html.link(address(sectionPage(id)), title) : Html.text(title);
    }
}
