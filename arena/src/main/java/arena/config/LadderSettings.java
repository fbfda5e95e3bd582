package arena.config;

import arena.game.GameInfo;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The settings of section {@code [ladder]}: the ladder that is always open, of {@code arena ladder}.
 *
 * @param games the ids of its games; a bot has a rating in its own game
 * @param entries the folder in which teams hand in bots, absolute
 * @param folder the folder of all that the ladder stores, absolute
 * @param season the name of the present season: another name begins an empty table
 * @param matches the number of games at a time on this machine; absent for as many as idle processors allow
 * @param partners the number of older versions of a team that still play
 * @param failures the number of games in a row with a failure after which a bot is retired
 * @param entriesPerDay the number of versions of a team in 24 hours
 * @param challengesPerDay the number of games for which a team may challenge others in 24 hours
 * @param uploads whether teams may hand in archives at the pages
 * @param freeze the time of day at which the table is stored; absent for never
 */
public record LadderSettings(
        List<String> games,
        Path entries,
        Path folder,
        String season,
        OptionalInt matches,
        int partners,
        int failures,
        int entriesPerDay,
        int challengesPerDay,
        boolean uploads,
        Optional<LocalTime> freeze) {

    private static final int LONGEST_SEASON = 40;
    private static final String NONE = "none";

    public LadderSettings {
        games = List.copyOf(games);
    }

    static LadderSettings read(SectionReader section, List<GameInfo> known) {
        section.says("""
                The ladder that is always open ("arena ladder"): teams put bots into a folder at any time, and each
                version is rated.""");
        List<String> ids = known.stream().map(GameInfo::id).toList();
        String first = ids.stream().findFirst().orElse("");
        return new LadderSettings(
                words(section.get(
                        Key.text("games", first, text -> unknownGame(text, ids)).says("""
                        The games, separated by spaces; each has ratings of its own."""))),
                section.get(Key.path("entries", "ladder-entries").says("""
                        The folder in which teams hand in bots, perhaps on a share: GAME/TEAM with the files of a bot
                        and its template.ini, as "arena new-bot" makes it.""")),
                section.get(Key.path("folder", ".arena/ladder").says("""
                        The folder of all that the ladder stores: versions, results, records, tables.""")),
                section.get(Key.text("season", "1", LadderSettings::badSeason).says("""
                        The name of the season: letters, digits and hyphens. Another name begins an empty table.""")),
                section.get(Key.wholeOr("auto", "matches", 0, RunSettings.MOST_MATCHES)
                        .says("""
                        The number of games at a time on this machine, or "auto" for as many as the free cores allow; 0
                        if other machines play them ([ladder-database]).""")),
                section.get(Key.whole("partners", 2, 0, 100).says("""
                        How many older versions of a team still play, as opponents of others.""")),
                section.get(Key.whole("failures", 3, 1, 1_000).says("""
                        The number of games in a row in which a bot crashes, is late or is not ready, after which it is
                        retired.""")),
                section.get(Key.whole("entries-per-day", 20, 1, 10_000).says("""
                        The number of versions of a team that are taken in 24 hours.""")),
                section.get(Key.whole("challenges-per-day", 10, 0, 10_000).says("""
                        The number of games for which a team may challenge others in 24 hours.""")),
                section.get(Key.flag("uploads", false).says("""
                        Whether teams may hand in archives at /ladder of "arena serve", too. The limits are those of
                        sign-up in [serve].""")),
                time(section.get(
                        Key.text("freeze", NONE, LadderSettings::badTime).says("""
                        The time of day at which the table is stored for the day, such as 22:00; or "none"."""))));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .distinct()
                .toList();
    }

    private static Optional<String> unknownGame(String text, List<String> ids) {
        return words(text).stream()
                .filter(word -> !ids.contains(word))
                .findFirst()
                .map(word -> "there is no game \"" + word + "\"; " + SpellingSuggestion.hint(word, ids));
    }

    private static Optional<String> badSeason(String text) {
        return text.matches("[A-Za-z0-9-]{1," + LONGEST_SEASON + "}")
                ? Optional.empty()
                : Optional.of("season is 1 to " + LONGEST_SEASON + " letters, digits and hyphens, and \"" + text
                        + "\" is not; write for example season = autumn-2026.");
    }

    private static Optional<String> badTime(String text) {
        return text.equalsIgnoreCase(NONE) || text.matches("([01][0-9]|2[0-3]):[0-5][0-9]")
                ? Optional.empty()
                : Optional.of("freeze is a time of day or none, and \"" + text
                        + "\" is neither; write for example freeze = 22:00.");
    }

    private static Optional<LocalTime> time(String text) {
        return Optional.of(text).filter(word -> !word.equalsIgnoreCase(NONE)).map(LocalTime::parse);
    }
}
