package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.play.Emblem;
import arena.app.signup.StartCommand;
import arena.app.table.GameSession;
import arena.config.BotEntry;
import arena.config.BotSource;
import arena.config.ContestSettings;
import arena.contest.ContestPhase;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.HotelBoard;
import arena.games.asterobots.state.Trade;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Status;
import arena.person.PersonSeat;
import arena.plugin.Games;
import arena.report.GameAccount;
import arena.worker.WorkerOrder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that each text key that scripts and Java code name has a text in each language. */
class TextKeysTest {

    private static final Path SCRIPTS = Path.of("src/main/resources/arena/web/app");
    private static final Path JAVA = Path.of("src/main/java");
    private static final Path GAMES = Path.of("games");

    private static final List<String> SILENT = List.of("UPDATE", "PASSENGER_NO_ACTION");
    private static final Pattern QUOTED = Pattern.compile("'([a-z][a-z-]*(?:\\.[A-Za-z0-9_-]+)+)'");
    private static final Pattern NAMED = Pattern.compile("\\bt\\(\\s*'([^']+)'");
    private static final Pattern MADE = Pattern.compile("\\bt\\(\\s*`((?:[^`$]|\\$\\{[^}`]*})+)`");
    private static final Pattern HOLE = Pattern.compile("\\$\\{[^}]*}");
    private static final Pattern ACTION = Pattern.compile("\\.button\\(\\s*'([a-z-]+)'|NEEDS_A_REASON = \\[([^]]*)");
    private static final Pattern WORDING = Pattern.compile("Wording\\.(of|named)\\(\\s*\"([^\"]+)\"");

    /** The values of the holes in keys that scripts put together, with {@code *} for each hole. */
    private static final Map<String, List<String>> FILLINGS = new TreeMap<>();

    static {
        fill("*-words", Stream.of("lobby.protocol", "lobby.starter-kits"));
        fill("times.*", Stream.of("seen", "thought", "written", "judged"));
        fill("theme.*", Stream.of("system", "light", "dark"));
        fill("language.*", Stream.of("en", "de"));
        fill("connection.*", Stream.of("connecting", "open", "reconnecting", "closed"));
        fill("viewer.eyes-*", Stream.of("watcher", "referee"));
        fill("tab.*", Stream.of("move", "table", "course", "estimate", "review", "times", "logs"));
        fill("review.mark-*", Stream.of("inaccurate", "mistake", "blunder"));
        fill("practice.*", Stream.of("done", "at", "missing", "locked"));
        fill("contest.state.*", names(GameAccount.State.values()));
        fill("contest.phase.*", Stream.of(ContestPhase.values()).map(ContestPhase::words));
        fill("contest.copy-*", Stream.of("again", "keep"));
        fill(
                "contest.column.*",
                Stream.of("place", "team", "points", "played", "won", "drawn", "lost", "moves", "name", "places"));
        fill(
                "contest.*",
                Stream.of(
                        "tables",
                        "games",
                        "ratings",
                        "teams",
                        "audit",
                        "fairness",
                        "won",
                        "drawn",
                        "lost",
                        "moves-made",
                        "faults"));
        fill("fairness.*", Stream.of("game", "seats", "numbers", "by", "match-seed", "toss", "format"));
        fill("emblem.*", Emblem.words().stream());
        fill("entry.state.*", Stream.of("fit", "unfit"));
        fill("entry.speaks-*", StartCommand.WAYS.stream().map(BotEntry.Speaks::word));
        fill(
                "organiser.entry.*",
                Stream.of(BotSource.class.getPermittedSubclasses())
                        .map(one -> one.getSimpleName().toLowerCase(Locale.ROOT)));
        fill("organiser.shown.*", names(ContestSettings.Results.values()));
        fill("organiser.show.*", names(ContestSettings.Results.values()));
        fill("organiser.*", actions("contest"));
        fill("workers.*", names(WorkerOrder.values()));
        fill("workers.do-*", Stream.of("work", "pause"));
        fill("session.*", actions("session.js"));
        fill("session.*-more", actions("session.js"));
        fill("session.phase-*", names(GameSession.Phase.values()));
        fill("table.is-*", names(PersonSeat.Attendance.values()));
        fill("sign-up.field.*", Stream.of("team", "title", "members"));
        fill("sign-up.field.*-words", Stream.of("team", "title", "members"));
        fill("chain.did-*", Stream.of("coin", "king", "swap", "found", "late", "lost", "unseen"));
        fill("aster.*", Stream.of("GAS", "STONE", "METAL", "robots", "veins"));
        fill("aster.*", Stream.of(Trade.Kind.values()).map(Enum::name));
        fill("acquire.task-*", Stream.of(AcquireQuestion.values()).map(Enum::name));
        fill("acquire.asks-*", questions());
        fill("acquire.short-*", Stream.of(HotelBoard.Kind.values()).map(Enum::name));
        fill("acquire.tile-*", Stream.of(HotelBoard.Kind.values()).map(Enum::name));
        fill(
                "acquire.card-*",
                Stream.of(arena.games.acquire.state.PowerUp.values()).map(Enum::name));
        fill(
                "acquire.sign-*",
                Stream.of(arena.games.acquire.state.PowerUp.values()).map(Enum::name));
        fill("acquire.rank-*", Stream.of(AcquireEvent.Rank.values()).map(Enum::name));
        fill(
                "acquire.why-*",
                Stream.of(AcquireEvent.Rank.values()).flatMap(rank -> Stream.of(rank.name(), rank + "-shared")));
        fill("acquire.event-*", events());
        fill("acquire.row-*", Stream.of("exchange", "keep"));
        fill("acquire.*", Stream.of("size", "price", "bonuses", "bank", "first-of", "second-of", "none-of"));
        fill("acquire.account-*", Stream.of("start", "bonuses", "sold", "bought", "redeemed"));
        fill("aster.column-*", Stream.of("money", "gas", "stone", "metal", "veins", "robots"));
        fill("aster.final-*", Stream.of("time-to-live", "veins", "robots", "funds"));
        fill(
                "aster.veins-*",
                Stream.of("robots", "productivity", "material-rank", "reproduction", "robot-rank", "vein", "owner"));
        fill("ordinal-*", Stream.of("one", "two", "few", "other"));
        fill("windward.side-*", Stream.of("teams", "places"));
        fill("windward.card-*", Stream.of(Card.Kind.values()).map(Enum::name));
        fill("windward.sign-*", Stream.of(Card.Kind.values()).map(Enum::name));
        fill("windward.news-*", told());
        fill("windward.paths-*", Stream.of("none", "chosen", "remote", "all"));
        fill("windward.desk-*", Stream.of("move-car", "set-destination", "set-passenger"));
        fill("windward.desk-*-now", Stream.of("move-car", "set-destination"));
    }

    private static void fill(String form, Stream<String> values) {
        FILLINGS.merge(
                form,
                values.toList(),
                (some, more) -> Stream.concat(some.stream(), more.stream()).toList());
    }

    private static Stream<String> names(Enum<?>... values) {
        return Arrays.stream(values).map(one -> one.name().toLowerCase(Locale.ROOT));
    }

    /** Returns all questions but the last, which is no prompt. */
    private static Stream<String> questions() {
        return Stream.of(AcquireQuestion.values())
                .filter(question -> question != AcquireQuestion.END)
                .map(Enum::name);
    }

    private static Stream<String> events() {
        Stream<String> plain = Stream.of(AcquireEvent.class.getPermittedSubclasses())
                .filter(one -> one != AcquireEvent.Bonus.class)
                .map(Class::getSimpleName);
        Stream<String> bonuses = Stream.of(AcquireEvent.Rank.values()).map(rank -> "Bonus-" + rank);
        return Stream.of(plain, bonuses, Stream.of("TilePlaced-by-lot")).flatMap(some -> some);
    }

    /** Returns the reports of a city; two of them are only for programs. */
    private static Stream<String> told() {
        return Stream.of(Status.values()).map(Enum::name).filter(name -> !SILENT.contains(name));
    }

    /**
     * Returns the actions of buttons that are labelled by the key of their action; the buttons for results have labels
     * of their own.
     */
    private static Stream<String> actions(String room) {
        return found(ACTION, scripts(room))
                .flatMap(match -> match.group(2) == null
                        ? Stream.of(match.group(1))
                        : Stream.of(match.group(2).replaceAll("[\\s']", "").split(",", 0)))
                .filter(action -> !action.equals("results"));
    }

    private static Stream<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the scripts of a part of the arena's pages. */
    private static Stream<String> scripts(String room) {
        return files(SCRIPTS.resolve(room), ".js").map(TextKeysTest::text);
    }

    /** Returns all scripts of pages: of the arena and of each game. */
    private static Stream<String> scripts() {
        return inEachModule(SCRIPTS, ".js");
    }

    /** Returns the files in a folder of the arena and in the same folder of each game. */
    private static Stream<String> inEachModule(Path folder, String ending) {
        try (Stream<Path> games = Files.list(GAMES)) {
            List<Path> folders = Stream.concat(Stream.of(folder), games.sorted().map(game -> game.resolve(folder)))
                    .filter(Files::isDirectory)
                    .toList();
            assertThat(folders).hasSizeGreaterThan(1);
            return folders.stream().flatMap(one -> files(one, ending)).map(TextKeysTest::text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Stream<MatchResult> found(Pattern pattern, Stream<String> texts) {
        return texts.flatMap(text -> pattern.matcher(text).results().toList().stream());
    }

    private static void assertThere(SortedSet<String> keys, String... languages) {
        assertThat(keys).isNotEmpty();
        for (String language : languages) {
            SortedMap<String, String> texts = PageTexts.of(language);
            assertThat(keys).as(language).allMatch(key -> texts.containsKey(key));
        }
    }

    @Test
    void everyKeyThatAScriptNamesHasAText() {
        SortedSet<String> areas = new TreeSet<>();
        PageTexts.of("en").keySet().forEach(key -> areas.add(key.replaceFirst("\\..*", "")));
        SortedSet<String> keys = new TreeSet<>();
        found(QUOTED, scripts())
                .map(match -> match.group(1))
                .filter(key -> areas.contains(key.replaceFirst("\\..*", "")))
                .forEach(key -> keys.add(key));
        found(NAMED, scripts()).forEach(match -> keys.add(match.group(1)));
        assertThere(keys, "en", "de");
    }

    @Test
    void everyKeyThatAScriptPutsTogetherHasAText() {
        SortedSet<String> forms = new TreeSet<>();
        found(MADE, scripts())
                .map(match -> HOLE.matcher(match.group(1)).replaceAll("*").replaceAll("\\*+", "*"))
                .forEach(form -> forms.add(form));
        assertThat(FILLINGS.keySet())
                .as("forms of keys, each with the values of its hole")
                .containsAll(forms);
        SortedSet<String> keys = new TreeSet<>();
        forms.forEach(
                form -> FILLINGS.getOrDefault(form, List.of()).forEach(value -> keys.add(form.replace("*", value))));
        assertThere(keys, "en", "de");
    }

    @Test
    void everyGameHasASentenceForTheLobby() {
        SortedSet<String> keys = new TreeSet<>();
        Games.all().forEach(box -> keys.add("lobby.game-" + box.info().id()));
        assertThere(keys, "en", "de");
    }

    @Test
    void everyWordingOfAContestIsTranslated() {
        SortedSet<String> keys = new TreeSet<>();
        found(WORDING, inEachModule(JAVA, ".java"))
                .map(match -> match.group(1).equals("of")
                        ? match.group(2)
                        : match.group(2).toLowerCase(Locale.ROOT).replace(' ', '-'))
                .filter(key -> !key.endsWith("."))
                .forEach(key -> keys.add("said." + key));
        assertThere(keys, "de");
    }
}
