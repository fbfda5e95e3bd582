package arena.report.page;

import arena.report.Account;
import arena.report.GameAccount;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Where each page lies, as seen from one of them; a name without a page of its own is only a name. */
final class PageLinks {

    /** What kind of place the pages are in. */
    private enum Scope {
        /** A folder with a page for everything. */
        EVERYTHING,
        /** A folder with pages for some games only. */
        SOME_GAMES,
        /** A single file. */
        NOTHING
    }

    private final Scope scope;
    private final String up;
    private final SortedSet<String> games;

    private PageLinks(Scope scope, String up, SortedSet<String> games) {
        this.scope = scope;
        this.up = up;
        this.games = games;
    }

    /** Returns the links of a page on top of a folder with a page for everything. */
    static PageLinks toEverything() {
        return new PageLinks(Scope.EVERYTHING, "", new TreeSet<>());
    }

    /** Returns the links of a page on top of a folder that has pages for these games only. */
    static PageLinks toSome(SortedSet<String> games) {
        return new PageLinks(Scope.SOME_GAMES, "", games);
    }

    /** Returns no links. */
    static PageLinks toNothing() {
        return new PageLinks(Scope.NOTHING, "", new TreeSet<>());
    }

    /** Returns the same links for a page that lies one folder below. */
    PageLinks fromBelow() {
        return new PageLinks(scope, up + "../", games);
    }

    /** Returns whether there is a page for everything. */
    boolean leadEverywhere() {
        return scope == Scope.EVERYTHING;
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
    Html team(Account account, int contestant) {
        Html name = Html.tag("bdi", account.title(contestant));
        Html linked =
                scope == Scope.EVERYTHING ? Html.tag("a", name).with("href", address(teamPage(contestant))) : name;
        return account.mark(contestant).isEmpty()
                ? linked
                : Html.all(linked, Html.text(" "), Html.tag("small", "(" + account.mark(contestant) + ")"));
    }

    /** Returns a game's id, which leads to its page. */
    Html game(String id) {
        return gameAddress(id).map(address -> Html.link(address, id)).orElseGet(() -> Html.text(id));
    }

    /** Returns the address of a game's page, if it has one. */
    Optional<String> gameAddress(String id) {
        boolean there = scope == Scope.EVERYTHING || scope == Scope.SOME_GAMES && games.contains(id);
        return there ? Optional.of(address(gamePage(id))) : Optional.empty();
    }

    /** Returns the title of a game's section, which leads to its page. */
    Html section(GameAccount game) {
        return section(game.section().id(), game.section().title());
    }

    /** Returns the title of a section, which leads to its page. */
    Html section(String id, String title) {
        return scope == Scope.EVERYTHING ? Html.link(address(sectionPage(id)), title) : Html.text(title);
    }
}
