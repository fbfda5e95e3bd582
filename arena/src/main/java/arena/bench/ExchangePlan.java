package arena.bench;

import java.nio.file.Path;

/**
 * What {@code arena bench exchange} measures.
 *
 * @param directory where the folders are made, and removed afterwards; a memory disk and a real one give different figures
 * @param turns how many turns of each contender are counted
 * @param folders how many folders wait while the processor time of waiting is taken; 0 leaves that out
 * @param idleSeconds for how long they wait
 * @param matches how many matches of bots that follow the document are played at a time; 0 leaves that out
 */
public record ExchangePlan(Path directory, int turns, int folders, int idleSeconds, int matches) {

    /** Three thousand turns of each, a thousand folders for ten seconds, a hundred matches at a time: about two minutes. */
    public static ExchangePlan standard(Path directory) {
        return new ExchangePlan(directory, 3_000, 1_000, 10, 100);
    }

    public ExchangePlan {
        if (turns < 1 || folders < 0 || idleSeconds < 1 || matches < 0) {
            throw new IllegalArgumentException("A benchmark needs at least one turn and one second, not " + turns
                    + " turns, " + folders + " folders, " + idleSeconds + " seconds and " + matches + " matches.");
        }
    }
}
