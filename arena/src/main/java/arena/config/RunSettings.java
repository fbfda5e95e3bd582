package arena.config;

import java.util.OptionalInt;

/**
 * The settings of section {@code [run]}: how the arena runs a contest. All of them may be changed between two runs.
 *
 * @param matches the number of matches at a time; absent for as many as the free cores allow
 * @param probation the number of games with a fault in a row after which a bot is on probation and the referee is
 *     asked; 0 for never
 * @param replays how often a match is replayed after an infrastructure failure before the referee is asked
 * @param nobodyReady the rule for a match without a ready bot
 * @param onProbation the rule for the games of a bot on probation
 */
public record RunSettings(
        OptionalInt matches, int probation, int replays, NobodyReady nobodyReady, OnProbation onProbation) {

    /** The largest number of matches at a time. */
    public static final int MOST_MATCHES = 256;

    /** The rule for a match without a ready bot. */
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
        /** The bot forfeits them once nothing else is left to play, until the referee has decided. */
        LOSE,
        /** The bot is disqualified. */
        OUT
    }

    /** Returns the default: the games are forfeited in a format in which all others would wait for them. */
    static OnProbation standardOnProbation(FormatChoice format) {
        return format.waitsForAll() ? OnProbation.LOSE : OnProbation.ASK;
    }

    static RunSettings read(SectionReader section, OnProbation standard) {
        section.says("How the arena runs the contest.");
        return new RunSettings(
                section.get(Key.wholeOr("auto", "matches", 1, MOST_MATCHES).says("""
                        The number of matches at a time, or "auto" for as many as the free cores allow.""")),
                section.get(Key.whole("probation", 3, 0, 1_000).says("""
                        The number of games in a row with a fault after which a bot is on probation and you are asked;
                        0 for never.""")),
                section.get(Key.whole("replays", 3, 0, 100).says("""
                        How often a match is replayed after a full disk, a lost share or a similar failure before you
                        are asked.""")),
                section.get(Key.word("nobody-ready", NobodyReady.ASK).says("""
                        The rule for a match in which no bot gets ready: "ask" asks you, "lot" decides by lot.""")),
                section.get(Key.word("on-probation", standard).says("""
                        The rule for the games of a bot on probation: with "ask" they wait for your decision, with
                        "lose" the bot loses them as soon as nothing else is left to play, "out" disqualifies the bot.
                        Default: "lose" in a series, a Swiss tournament and a ladder, where all others would wait; else
                        "ask".""")));
    }
}
