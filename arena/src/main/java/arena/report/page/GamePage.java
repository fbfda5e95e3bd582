package arena.report.page;

import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.report.AuditTrail;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameTables;
import arena.report.ReportTable;
import arena.report.TimeText;
import arena.report.data.PublicRecord;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.store.AuditEntry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The page of one game, with the records of its attempts and its moves. */
final class GamePage {

    private final ContestAccount account;
    private final PageMaterial material;
    private final SiteFolder folder;
    private final List<String> remarks = new ArrayList<>();

    private GamePage(ContestAccount account, PageMaterial material, SiteFolder folder) {
        this.account = account;
        this.material = material;
        this.folder = folder;
    }

    /** Writes the pages of some games and returns sentences about missing parts. */
    static List<String> write(
            ContestAccount account,
            PageMaterial material,
            SiteFolder folder,
            List<GameAccount> games,
            PageLinks links) {
        Stream<GameAccount> each = material.allCores() ? games.parallelStream() : games.stream();
        return each
                .map(game -> {
                    GamePage page = new GamePage(account, material, folder);
                    page.write(game, links);
                    return page.remarks;
                })
                .toList()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private void write(GameAccount game, PageLinks top) {
        PageLinks links = top.fromBelow();
        List<String> files = new ArrayList<>(List.of(PageLinks.gamePage(game.id())));
        game.attempts()
                .forEach(attempt -> record(attempt)
                        .map(file -> String.valueOf(file.getFileName()))
                        .ifPresent(name -> {
                            files.add(PageLinks.recordFile(name));
                            if (material.isWatched()) {
                                files.add(PageLinks.viewerPage(name));
                            }
                        }));
        if (folder.stays(digest(game, top), files)) {
            return;
        }
        String names = String.join(
                " \u2013 ", game.fixture().seats().stream().map(account::title).toList());
        byte[] page = Page.of(
                account,
                game.id() + ": " + names,
                links,
                GameFragment.of(account, game, links),
                records(game, links),
                moves(game));
        folder.write(PageLinks.gamePage(game.id()), page);
    }

    /** Returns a digest of all facts on the page of a game. */
    private String digest(GameAccount game, PageLinks links) {
        PageDigest digest = new PageDigest()
                .with(account.contest().name())
                .with(game.section().id(), game.section().title())
                .with(
                        game.fixture().id(),
                        game.fixture().round(),
                        game.fixture().seats())
                .with(game.state(), game.result(), game.counted(), game.attempts(), game.rulings())
                .with(links.areComplete(), material.isWatched());
        for (int contestant : game.fixture().seats()) {
            digest.with(account.title(contestant), account.mark(contestant));
        }
        for (AttemptRow attempt : game.attempts()) {
            record(attempt).ifPresent(digest::withFile);
        }
        return digest.text();
    }

    private Html records(GameAccount game, PageLinks links) {
        List<Html> found = new ArrayList<>();
        for (AttemptRow attempt : game.attempts()) {
            record(attempt).ifPresent(file -> found.add(recordItem(attempt, file, links)));
        }
        return found.isEmpty()
                ? Html.nothing()
                : Html.all(
                        Html.tag("h2", "Records"),
                        Html.tag("ul", found),
                        Html.tag(
                                "p",
                                Html.text("To see it again: "),
                                Html.tag("code", "arena replay FILE"),
                                Html.text("; to hold it against the rules: "),
                                Html.tag("code", "arena verify FILE")));
    }

    private Html recordItem(AttemptRow attempt, Path file, PageLinks links) {
        String name = String.valueOf(file.getFileName());
        String path = PageLinks.recordFile(name);
        folder.write(path, PublicRecord.of(file, material.paths()));
        String viewer = PageLinks.viewerPage(name);
        // It is made of the public copy, so that it contains nothing else.
        Optional<String> page = material.viewer().page(folder.file(path));
        page.ifPresent(text -> folder.write(viewer, text));
        return Html.tag(
                "li",
                Html.text("Attempt " + attempt.attempt().number() + ": "),
                page.isPresent()
                        ? Html.all(Html.link(links.address(viewer), "Watch it"), Html.text(", "))
                        : Html.nothing(),
                Html.link(links.address(path), name));
    }

    private Optional<Path> record(AttemptRow attempt) {
        String name = attempt.ended().map(AttemptResult::record).orElse("");
        try {
            return name.isEmpty() ? Optional.empty() : Optional.of(new RecordFolder(material.records()).named(name));
        } catch (RecordException missing) {
            remarks.add(attempt.attempt().fixture() + ": " + missing.getMessage());
            return Optional.empty();
        }
    }

    private Html moves(GameAccount game) {
        Optional<Path> file = game.counted().flatMap(this::record);
        boolean hasRecord = game.counted()
                .flatMap(AttemptRow::ended)
                .filter(end -> !end.record().isEmpty())
                .isPresent();
        if (hasRecord && file.isEmpty()) {
            return Html.tag(
                    "p",
                    "The record of this game is not in the folder of this contest: another arena has played it. Once it"
                            + " is there, the next export shows each move.");
        }
        try {
            return file.map(MatchRecord::read)
                    .map(record -> MovesFragment.of(material.game(), record, material.paths()))
                    .orElse(Html.nothing());
        } catch (RecordException unreadable) {
            remarks.add(game.id() + ": " + unreadable.getMessage());
            return Html.tag("p", "The record of this game cannot be read.");
        }
    }

    /** The fragment about one game: seats, result with its reason, decisions, and attempts that do not count. */
    private static final class GameFragment {

        /** The number of columns with the result of a seat. */
        private static final int COUNTING = 5;

        private final ContestAccount account;
        private final GameAccount game;
        private final PageLinks links;

        private GameFragment(ContestAccount account, GameAccount game, PageLinks links) {
            this.account = account;
            this.game = game;
            this.links = links;
        }

        static Html of(ContestAccount account, GameAccount game, PageLinks links) {
            GameFragment fragment = new GameFragment(account, game, links);
            return Html.all(
                    fragment.result(), fragment.seats(), fragment.evidence(), fragment.rulings(), fragment.uncounted());
        }

        private Html result() {
            String ending = game.ending();
            String length = game.ended()
                    .map(end -> ", after " + end.moves() + " moves in " + TimeText.duration(end.millis()))
                    .orElse("");
            String words = game.ended().map(AttemptResult::wordsAndTrouble).orElse("");
            return Html.all(
                    Html.tag(
                            "p",
                            links.section(game),
                            Html.text(", round " + game.fixture().round() + ". "),
                            HtmlTable.result(account, game, links),
                            Html.text(ending.isEmpty() ? "." : ": " + ending + length + ".")),
                    words.isEmpty() ? Html.nothing() : Html.tag("p", words));
        }

        private Html seats() {
            ReportTable table = GameTables.seats(game)
                    .only(
                            "seat",
                            "team",
                            "counted_place",
                            "counted_points",
                            "cause_of_loss",
                            "moves",
                            "faults",
                            "late",
                            "mean_ms",
                            "slowest_ms")
                    .beside(GameTables.figures(game));
            HtmlTable grid = HtmlTable.headed("Seats", table);
            for (int seat = 0; seat < table.rows().size(); seat++) {
                // Of a seat that has not played only the result is known.
                boolean seen = game.seat(game.fixture().seats().get(seat)).isPresent();
                grid.add(table.rows().get(seat).stream()
                        .limit(seen ? table.columns().size() : COUNTING)
                        .map(cell -> HtmlTable.piece(cell, account, links))
                        .toArray());
            }
            return grid.html();
        }

        private Html evidence() {
            List<Html> all = new ArrayList<>();
            game.ended().stream()
                    .flatMap(end -> end.seats().stream())
                    .filter(seat -> !seat.evidence().isEmpty())
                    .forEach(seat -> all.add(Html.all(
                            Html.tag("h3", "What went wrong for " + account.title(seat.contestant())),
                            Html.tag("pre", seat.evidence()))));
            return Html.all(all);
        }

        private Html rulings() {
            if (game.rulings().isEmpty()) {
                return Html.nothing();
            }
            List<Html> all = new ArrayList<>();
            for (AuditEntry decision : game.rulings()) {
                all.add(Html.tag(
                        "li",
                        TimeText.utc(decision.decided().epochMillis()) + ", "
                                + decision.decided().by() + " ("
                                + decision.decided().verb() + "): "
                                + decision.decided().reason()));
            }
            return Html.all(Html.tag("h2", "What the referee decided"), Html.tag("ul", all));
        }

        private Html uncounted() {
            List<Html> all = new ArrayList<>();
            for (AttemptRow one : game.uncounted()) {
                String words = one.ended().map(AuditTrail::whyNot).orElse("it is still played.");
                all.add(Html.tag("li", "Attempt " + one.attempt().number() + ": " + words));
            }
            return all.isEmpty()
                    ? Html.nothing()
                    : Html.all(Html.tag("h2", "Attempts that do not count"), Html.tag("ul", all));
        }
    }
}
