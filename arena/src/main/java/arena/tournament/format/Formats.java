package arena.tournament.format;

import java.util.List;
import java.util.Optional;

/** The list of all formats. A new format is a class and a line here. */
public final class Formats {

    private static final List<Format> ALL = List.of(
            new RoundRobinFormat(),
            new KnockOutFormat(),
            new GroupsFormat(),
            new Spl2015Format(),
            new SwissFormat(),
            new GauntletFormat(),
            new SeriesFormat(),
            new LadderFormat());

    private Formats() {}

    /** Returns all formats, in the order in which they are listed to people. */
    public static List<Format> all() {
        return ALL;
    }

    /** Returns the format of a name; empty if there is none. */
    public static Optional<Format> named(String id) {
        return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
    }
}
