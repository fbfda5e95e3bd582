package arena.report.page;

import arena.record.MatchIds;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.ReportException;
import arena.report.data.ContestCsv;
import arena.report.data.ContestDocument;
import arena.report.data.MatchFacts;
import arena.report.data.PublicRecord;
import arena.store.AttemptResult;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** A folder with the pages of a contest or of one team; matches are written before the page that links to them. */
final class Site {

    private final ContestAccount account;
    private final PageMaterial material;
    private final SiteFolder folder;
    private final RecordFolder records;
    private final SortedMap<String, String> shared;
    /** The digest of the shared files: a page and the components that draw it must be of the same arena. */
    private final String edition;

    private final SortedSet<String> remarks = new ConcurrentSkipListSet<>();

    /**
     * Prepares the pages of an account.
     *
     * @param shared the files that all pages share
     */
    Site(ContestAccount account, PageMaterial material, SortedMap<String, String> shared, SiteFolder folder) {
        this.account = account;
        this.material = material;
        this.shared = shared;
        this.edition = new PageDigest().with(shared).text();
        this.folder = folder;
        this.records = new RecordFolder(material.records());
    }

    /**
     * Writes the pages of the contest, and returns sentences about missing parts.
     *
     * @param isShown whether the account has results
     */
    SortedSet<String> writeContest(boolean isShown) {
        ObjectNode document =
                document(account.games()).whole().put("isShown", isShown).put("digest", material.digest());
        long missing = missingRecords();
        if (missing > 0) {
            document.put("missingRecords", missing);
        }
        folder.write("data/games.csv", ContestCsv.games(account));
        folder.write("data/standings.csv", ContestCsv.standings(account));
        folder.write("data/seats.csv", ContestCsv.seats(account));
        folder.write("data/contest.json", ContestDocument.lines(document));
        writeIndex(account.contest().name(), document, ReportTables.of(account));
        return Collections.unmodifiableSortedSet(remarks);
    }

    /** Writes the page of one team with its own games alone, and returns sentences about missing parts. */
    SortedSet<String> writeTeam(int contestant) {
        List<GameAccount> games = account.games(contestant);
        ObjectNode document = document(games).gamesOfTeam(contestant).put("isShown", true);
        writeIndex(account.title(contestant), document, ReportTables.ofGames(account, games));
        return Collections.unmodifiableSortedSet(remarks);
    }

    private void writeIndex(String title, ObjectNode document, Html tables) {
        shared.forEach(folder::write);
        folder.write(
                "index.html",
                material.maker().contest(Html.text(title).written(), document.toString(), tables.written()));
    }

    /** Writes the matches of some games and returns the document that links to them. */
    private ContestDocument document(List<GameAccount> games) {
        Set<String> written = ConcurrentHashMap.newKeySet();
        Stream<GameAccount> each = material.allCores() ? games.parallelStream() : games.stream();
        each.flatMap(game -> game.attempts().stream())
                .flatMap(attempt -> attempt.ended().stream())
                .map(AttemptResult::record)
                .filter(name -> !name.isEmpty())
                .filter(name ->
                        record(name).filter(record -> writeMatch(name, record)).isPresent())
                .forEach(written::add);
        return new ContestDocument(account, new MatchFacts(Set.copyOf(written)::contains));
    }

    /** Returns the number of games with a result whose record another arena has written. */
    private long missingRecords() {
        return account.games().stream()
                .flatMap(game -> game.ended().stream())
                .map(AttemptResult::record)
                .filter(record -> !record.isEmpty() && !records.has(record))
                .count();
    }

    private Optional<Path> record(String name) {
        try {
            return Optional.of(records.named(name));
        } catch (RecordException missing) {
            remarks.add(String.valueOf(missing.getMessage()));
            return Optional.empty();
        }
    }

    /** Writes the record of a match and its page; returns whether it has a page, which a damaged record has not. */
    private boolean writeMatch(String name, Path record) {
        String page = "match/" + MatchIds.ofRecord(name) + ".html";
        String copy = "record/" + record.getFileName();
        String facts = new PageDigest().with(edition).withFile(record).text();
        if (folder.stays(facts, List.of(page, copy))) {
            return true;
        }
        Optional<byte[]> bytes = readable(() -> PublicRecord.of(record, material.paths()));
        bytes.ifPresent(text -> folder.write(copy, text));
        // It is made of the public copy, so that it contains nothing else.
        Optional<String> match =
                bytes.flatMap(text -> readable(() -> material.maker().match(folder.file(copy))));
        match.ifPresent(text -> folder.write(page, text));
        return match.isPresent();
    }

    /** Returns what is made of a record; a record that cannot be shown is a remark, and the export goes on. */
    private <T> Optional<T> readable(Supplier<T> made) {
        try {
            return Optional.of(made.get());
        } catch (ReportException damaged) {
            remarks.add(String.valueOf(damaged.getMessage()));
            return Optional.empty();
        }
    }
}
