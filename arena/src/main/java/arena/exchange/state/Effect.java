package arena.exchange.state;

import java.util.List;

/** An operation that a {@link FolderState} asks for: what it finds there comes back as an {@link Observation}. */
public sealed interface Effect {

    /** List the folder: {@link Observation.Listed} or {@link Observation.Unlisted}. */
    record ListFolder() implements Effect {}

    /** Look at the entries of names without opening a file: {@link Observation.Looked}. */
    record Look(List<FileName> names) implements Effect {}

    /**
     * Read a file: {@link Observation.Content}.
     *
     * @param mostBytes where to stop
     */
    record Read(FileName name, int mostBytes) implements Effect {}

    /**
     * Remark on something odd in the record of the match; nothing comes back.
     *
     * @param kind one of {@link arena.match.Event.Noticed}, or a word of this package
     * @param words a sentence
     * @param output the number of the answer that it concerns; 0 if none
     */
    record Remark(String kind, String words, int output) implements Effect {

        /** Makes a remark on a file; the words follow its name. */
        static Remark on(FileName file, String kind, String words) {
            int output = file.kind() == FileName.Kind.OUTPUT ? file.number() : 0;
            return new Remark(kind, file.name() + " " + words, output);
        }
    }
}
