package arena.exchange.state;

import arena.match.Prompt;
import arena.match.Update;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A fact about a team folder, or about the match that is played in it, from which {@link FolderState} continues. */
public sealed interface Observation {

    /**
     * A prompt is about to be published: a quick bot may answer before the match knows the time of publication.
     *
     * @param wasThere whether the file of the answer is there already, and no scan was possible
     */
    record Asked(Prompt prompt, boolean wasThere) implements Observation {}

    /**
     * The prompt was published; its time begins now.
     *
     * @param prevented whether the team has made its publication impossible
     */
    record Published(boolean prevented) implements Observation {}

    /** An update is about to be published, or was published: orders may arrive at any time. */
    record Updated(Update update) implements Observation {}

    /** The match takes orders. */
    record OrdersAwaited() implements Observation {}

    /** The match takes what was found as the last reply to the prompt. */
    record Closed() implements Observation {}

    /** The team has made it impossible to reach it: it is late with this prompt and all later ones. */
    record Unreachable() implements Observation {}

    /**
     * Changes were reported, or a scan is due.
     *
     * @param names the reported names, which exist or existed a moment ago
     * @param everything whether reports may have been lost
     */
    record Reported(Collection<String> names, boolean everything) implements Observation {}

    /**
     * The last scan before a prompt is published: a file that answers it already is too early.
     *
     * @param number the number of the prompt
     */
    record Before(int number, Reported reported) implements Observation {}

    /** The time of the prompt is up: the last scan takes an incomplete answer as it stands. */
    record Overdue(Reported reported) implements Observation {}

    /**
     * The folder was listed.
     *
     * @param names the protocol's names in it
     * @param count how many names there are altogether, as far as they were read
     * @param speed whether the listing was given up
     */
    record Listed(List<FileName> names, int count, Speed speed) implements Observation {}

    /** The speed of a listing. */
    enum Speed {
        /** It was read to its end. */
        WHOLE,
        /** It was given up because it took too long. */
        GIVEN_UP,
        /** It was given up while other folders of the field are slow to list, too. */
        ALL_SLOW
    }

    /** The folder was listed after the match, to look at all answers once more. */
    record Inspected(Listed listed) implements Observation {}

    /**
     * The folder could not be listed.
     *
     * @param cause in words
     */
    record Unlisted(String cause) implements Observation {}

    /** The entries of names; an entry is empty if the name is gone or cannot be seen. */
    record Looked(Map<FileName, Optional<FileState>> entries) implements Observation {}

    /**
     * A file was read.
     *
     * @param bytes empty if it could not be read now
     * @param begunNanos when the reading began
     */
    record Content(FileName name, Optional<byte[]> bytes, long begunNanos) implements Observation {}
}
