package arena.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The settings of section {@code [serve]}: the pages for browsers.
 *
 * @param host the address of the pages, a name or number; 0.0.0.0 for all addresses of this machine
 * @param port the port; 0 for any free one
 * @param organiser the address of the organiser's pages
 * @param names the names by which browsers may request the pages, besides the two hosts, numeric addresses and
 *     localhost
 * @param play the matches that visitors may start
 * @param matches the number of matches at a time that were started in a browser; a match that waits for its people does
 *     not count unless bot programs run for it
 * @param limits the limits of one visitor
 * @param folder the folder of the pages' own data: digests of links, and team folders; absolute
 * @param contest the file or the folder of the contest that is shown, absolute; absent if there is none
 * @param signUp the settings of the sign-up of teams
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
     * The address of the organiser's pages.
     *
     * @param host the host, by default this machine alone
     * @param port the port; 0 for any free one
     */
    public record Organiser(String host, int port) {}

    /** The matches that visitors may start. */
    public enum Play {
        /** Matches between people, levels of the super bot and the bots of this file. */
        ALL,
        /** Matches between people and levels of the super bot. */
        SUPERBOT,
        /** None. */
        OFF
    }

    /**
     * The limits of one visitor, that is of one address.
     *
     * @param requestsPerSecond the mean rate; a page may send ten times as many at once
     * @param connections the number of open connections with updates of running matches
     * @param requestBytes the size of the largest request
     */
    public record Limits(int requestsPerSecond, int connections, int requestBytes) {}

    /** Returns the same settings with another contest. */
    public ServeSettings withContest(Path contestFile) {
        return new ServeSettings(
                host, port, organiser, names, play, matches, limits, folder, Optional.of(contestFile), signUp);
    }

    /** Returns the same settings with other limits. */
    public ServeSettings withLimits(int mostMatches, Limits other) {
        return new ServeSettings(host, port, organiser, names, play, mostMatches, other, folder, contest, signUp);
    }

    /** Returns the same settings with another sign-up. */
    public ServeSettings withSignUp(SignUpSettings other) {
        return new ServeSettings(host, port, organiser, names, play, matches, limits, folder, contest, other);
    }

    /** Returns the same settings with other addresses. */
    public ServeSettings withAddresses(String otherHost, int otherPort, Organiser place) {
        return new ServeSettings(otherHost, otherPort, place, names, play, matches, limits, folder, contest, signUp);
    }

    static ServeSettings read(SectionReader section) {
        section.says("The pages for browsers that \"arena serve\" opens.");
        return new ServeSettings(
                section.get(host("host", "0.0.0.0").says("""
                        The address of the pages, a number or a name of this machine; 0.0.0.0 for all of its networks.
                        Also: --host.""")),
                section.get(Key.whole("port", 8080, 0, LAST_PORT).says("""
                        The port of the pages; 0 for any free one. Also: --port.""")),
                new Organiser(
                        section.get(host("organiser-host", "127.0.0.1").says("""
                                The address of the organiser's pages; a person with the link to them runs the contest.
                                127.0.0.1 for this machine alone.""")),
                        section.get(
                                Key.whole("organiser-port", 8081, 0, LAST_PORT).says("""
                                The port of the organiser's pages; 0 for any free one."""))),
                section.get(Key.text("names", "", ServeSettings::wrongNames)
                                .optional("arena.example cup.school.example")
                                .says("""
                                The names by which browsers may request the pages, separated by spaces, besides numeric
                                addresses of this machine, localhost and the two hosts above. A request by another name
                                is refused (421), since a page elsewhere could have led the browser here. Default:
                                none."""))
                        .map(names -> List.of(names.split(" +")))
                        .orElse(List.of()),
                section.get(Key.word("play", Play.ALL).says("""
                        The matches that visitors may start: "all" for matches between people, levels of the super bot
                        and the bots below, "superbot" for the same without the bots, "off" for none.""")),
                section.get(Key.whole("matches", 20, 1, 100).says("""
                        The number of matches at a time that were started in a browser. A match that waits for its
                        people does not count, unless programs of bots run for it; such a match is closed to make room
                        for another one when its only person has been away for a minute.""")),
                new Limits(
                        section.get(
                                Key.whole("requests-per-second", 50, 1, 100_000).says("""
                                The number of requests from an address in a second, over a longer time; ten times as
                                many at once. Files of the pages do not count.""")),
                        section.get(Key.whole("connections", 300, 1, 100_000).says("""
                                The number of open connections of an address with updates of running matches.""")),
                        section.get(Key.whole("request-bytes", 65_536, 1_024, 1 << 20)
                                .says("""
                                The largest request, in bytes."""))),
                section.get(Key.path("folder", ".arena/serve").says("""
                        The folder of the pages' own data: digests of the links to seats, and the team folders of the
                        matches that were started in a browser.""")),
                section.get(Key.path("contest", ".").optional("cup.ini").says("""
                        The contest that the pages show: its file, or its folder. Also: --contest. Default: none.""")),
                SignUpSettings.read(section));
    }

    private static Key<String> host(String key, String standard) {
        return Key.text(key, standard, ServeSettings::mistake);
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
