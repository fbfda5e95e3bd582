package arena.config;

import java.util.OptionalInt;

/**
 * Section {@code [run]}: how the arena goes about a contest. All of it may be changed between two runs.
 *
 * @param matches how many matches are played at a time; nothing for as many as the free cores allow
 * @param probation after how many games with a fault, one behind the other, a bot is on probation and the referee is
 *     asked; 0 for never
 * @param replays how often a match that the infrastructure has broken is played again before the referee is asked
 * @param nobodyReady what becomes of a match in which no bot gets ready
 * @param onProbation what becomes of the games of a bot on probation
 */
public record RunSettings(
        OptionalInt matches, int probation, int replays, NobodyReady nobodyReady, OnProbation onProbation) {

    /** The most matches at a time. */
    public static final int MOST_MATCHES = 256;

    /** What becomes of a match in which no bot gets ready. */
    public enum NobodyReady {
        /** The referee is asked. */
        ASK,
        /** The lot decides. */
        LOT
    }

    /** The rule for the games of a bot on probation. */
    public enum OnProbation {
        /** They wait until the referee has decided. */
        ASK,
        /** The bot loses them once nothing else is left to play, until the referee has decided. */
        LOSE,
        /** The bot is disqualified. */
        OUT
    }

    /** Returns what becomes of those games by default: they are lost where all others would wait for them. */
    static OnProbation standardOnProbation(FormatChoice format) {
        return format.waitsForAll() ? OnProbation.LOSE : OnProbation.ASK;
    }

    static RunSettings read(SectionReader section, OnProbation standard) {
        return new RunSettings(
                section.wholeOr("matches", "auto", 1, MOST_MATCHES),
                section.whole("probation", 3, 0, 1_000),
                section.whole("replays", 3, 0, 100),
                section.word("nobody-ready", NobodyReady.ASK),
                section.word("on-probation", standard));
    }
}
