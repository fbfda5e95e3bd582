package arena.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Section {@code [serve]}: the pages for browsers.
 *
 * @param host the address that the pages are at, as a name or number; 0.0.0.0 for all of this machine
 * @param port 0 for any that is free
 * @param organiser where the organiser's pages are
 * @param names by which browsers may ask for the pages, besides the two hosts, numbers of addresses and localhost
 * @param play what visitors may have played
 * @param matches how many of the matches that were begun in a browser are played at a time;
 *     one that waits for its people does not count
 * @param limits what one visitor may take
 * @param folder holds what the pages keep: digests of the links that were given out, and team folders; absolute
 * @param contest the file of the contest that is shown, or the folder that it keeps, absolute; nothing if none is
 * @param signUp whether teams enter the contest themselves, and what each may bring
 */
public record ServeSettings(
        String host,
        int port,
        Organiser organiser,
        List<String> names,
        Play play,
        int matches,
        Limits limits,
        Path folder,
        Optional<Path> contest,
        SignUpSettings signUp) {

    private static final int LAST_PORT = 65_535;

    public ServeSettings {
        names = List.copyOf(names);
    }

    /**
     * Where the organiser's pages are.
     *
     * @param host this machine alone by default
     * @param port 0 for any that is free
     */
    public record Organiser(String host, int port) {}

    /** What visitors may have played. */
    public enum Play {
        /** Matches between people, levels of the super bot and the bots of this file. */
        ALL,
        /** Matches between people and levels of the super bot. */
        SUPERBOT,
        /** None. */
        OFF
    }

    /**
     * What one visitor, that is one address, may take.
     *
     * @param requestsPerSecond over a longer time; a page may ask for ten times as many at once
     * @param connections how many may be open that tell of matches as they are played
     * @param requestBytes the largest question
     */
    public record Limits(int requestsPerSecond, int connections, int requestBytes) {}

    /** Returns the same with another contest. */
    public ServeSettings withContest(Path contestFile) {
        return new ServeSettings(
                host, port, organiser, names, play, matches, limits, folder, Optional.of(contestFile), signUp);
    }

    /** Returns the same with other limits. */
    public ServeSettings withLimits(int mostMatches, Limits other) {
        return new ServeSettings(host, port, organiser, names, play, mostMatches, other, folder, contest, signUp);
    }

    /** Returns the same with another way for teams to enter the contest. */
    public ServeSettings withSignUp(SignUpSettings other) {
        return new ServeSettings(host, port, organiser, names, play, matches, limits, folder, contest, other);
    }

    /** Returns the same at other addresses. */
    public ServeSettings withAddresses(String otherHost, int otherPort, Organiser place) {
        return new ServeSettings(otherHost, otherPort, place, names, play, matches, limits, folder, contest, signUp);
    }

    static ServeSettings read(SectionReader section) {
        return new ServeSettings(
                host(section, "host", "0.0.0.0"),
                section.whole("port", 8080, 0, LAST_PORT),
                new Organiser(
                        host(section, "organiser-host", "127.0.0.1"),
                        section.whole("organiser-port", 8081, 0, LAST_PORT)),
                names(section),
                section.word("play", Play.ALL),
                section.whole("matches", 20, 1, 100),
                new Limits(
                        section.whole("requests-per-second", 50, 1, 100_000),
                        section.whole("connections", 300, 1, 100_000),
                        section.whole("request-bytes", 65_536, 1_024, 1 << 20)),
                section.path("folder", ".arena/serve"),
                section.has("contest") ? Optional.of(section.path("contest", "")) : Optional.empty(),
                SignUpSettings.read(section));
    }

    private static String host(SectionReader section, String key, String standard) {
        return section.checked(key, ServeSettings::mistake).orElse(standard);
    }

    private static List<String> names(SectionReader section) {
        return section.checked("names", ServeSettings::wrongNames).stream()
                .flatMap(names -> Stream.of(names.split(" +")))
                .toList();
    }

    private static Optional<String> wrongNames(String names) {
        return Stream.of(names.split(" +"))
                .filter(name -> !name.matches("[0-9A-Za-z._-]{1,253}"))
                .findFirst()
                .map(wrong -> "A name by which browsers ask for the pages has letters, digits, dots and hyphens and no"
                        + " port, as in arena.example, not \"" + wrong + "\"; several are separated by spaces.");
    }

    private static Optional<String> mistake(String host) {
        return host.matches("[0-9A-Za-z.:%_-]{1,255}")
                ? Optional.empty()
                : Optional.of("A host is the name or number of an address of this machine, not \"" + host + "\".");
    }
}
