package arena.probe;

import arena.match.MessageForm;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The faults that a probe plants or observes. A number in the text is the number of the turn. */
enum PlantedFault {
    STALE_GAMEOVER(
            Moment.START, Remedy.CLEAR_GAMEOVER, "Gameover.txt of an old match was in the team folder at the start."),
    LEFTOVERS(
            Moment.START,
            Remedy.CLEAR,
            "input_1.txt, output_1.txt, acknowledge_1.txt and more files of an old match were in the team"
                    + " folder at the start."),
    SECOND_START(
            Moment.START,
            Remedy.CLEAR,
            "The program was ended in the middle of a match, and started again with everything still in its folder."),

    LATE_INPUT(Moment.INPUT, Remedy.WAIT, "%2$s came late, after " + ProbeTimes.LATE_MILLIS + " ms."),
    LONG_PAUSE(Moment.INPUT, Remedy.WAIT, "%2$s came after a long pause of " + ProbeTimes.PAUSE_MILLIS + " ms."),
    OLD_READY(Moment.WATCH, Remedy.RENEW_READY, "%2$s was not there for a while."),
    BUSY_LOOP(Moment.WATCH, Remedy.SLEEP, "%2$s was not there for a while."),
    OPEN_FILES(Moment.WATCH, Remedy.CLOSE, "%2$s was not there for a while."),

    INPUT_IN_PIECES(
            Moment.INPUT,
            Remedy.WHOLE_INPUT,
            "%2$s was created empty, then contained half of its text, and was complete after "
                    + ProbeTimes.PIECES_MILLIS + " ms."),
    EMPTY_INPUT(
            Moment.INPUT,
            Remedy.WHOLE_INPUT,
            "%2$s was created empty and got all its text after " + ProbeTimes.EMPTY_MILLIS + " ms."),
    HELD_INPUT(
            Moment.INPUT,
            Remedy.TRY_AGAIN,
            "%2$s was in the folder for " + ProbeTimes.HELD_MILLIS + " ms before it could be opened."),
    CRLF_INPUT(Moment.INPUT, Remedy.LINE_ENDS, "The lines of %2$s ended with CRLF."),

    ERROR_CODE(Moment.CODE, Remedy.KEEP_COUNTING, "%3$s contained an error code."),
    NEWS(Moment.CODE, Remedy.KEEP_COUNTING, "%3$s contained 100, which is information and not" + " an error."),
    UNKNOWN_NEWS(Moment.CODE, Remedy.KEEP_COUNTING, "%3$s contained 137, which is information and" + " not an error."),
    LATE_CODE(Moment.CODE, Remedy.WAIT_FOR_CODE, "%3$s came late, after " + ProbeTimes.LATE_MILLIS + " ms."),
    EMPTY_CODE(
            Moment.CODE,
            Remedy.WHOLE_CODE,
            "%3$s was created empty and got its number after " + ProbeTimes.PIECES_MILLIS + " ms."),
    CRLF_CODE(Moment.CODE, Remedy.LINE_ENDS, "The line of %3$s ended with CRLF."),

    END_AT_START(Moment.END, Remedy.CHECK_FOR_GAMEOVER, "%5$s came before the first input."),
    END_WAITING(Moment.END, Remedy.CHECK_FOR_GAMEOVER, "%5$s came instead of %2$s."),
    END_BEFORE_CODE(Moment.END, Remedy.CHECK_FOR_GAMEOVER, "%5$s came before %3$s, when a match was broken off."),

    SECOND_MATCH(Moment.AFTER, Remedy.RESET_STATE, "A second match followed."),
    LOST_FOLDER(
            Moment.AFTER,
            Remedy.SURVIVE_FOLDER_LOSS,
            "Between two matches the team folder was gone for " + ProbeTimes.LOST_MILLIS + " ms."),

    STARTED(Moment.ALWAYS, Remedy.BE_READY, "The program was started."),
    BAD_EXIT(Moment.ALWAYS, Remedy.EXIT_CLEANLY, "The match was over, and %5$s was there."),
    NEIGHBOURS(Moment.ALWAYS, Remedy.WRITE_IN_OWN_FOLDER, "Other teams have folders next to yours."),
    WRITTEN_TWICE(Moment.ALWAYS, Remedy.WRITE_ONCE, "%4$s had been taken as complete."),

    FIRST_SEAT(Moment.PLAY, Remedy.KNOW_YOUR_SEAT, "An ordinary turn %1$d on the first seat."),
    SECOND_SEAT(Moment.PLAY, Remedy.KNOW_YOUR_SEAT, "An ordinary turn %1$d on the second seat."),
    LONG_NAME_FIRST(
            Moment.PLAY,
            Remedy.COMPARE_NAMES,
            "Turn %1$d on the first seat; the names had 32 characters and differed only in the last."),
    LONG_NAME_SECOND(
            Moment.PLAY,
            Remedy.COMPARE_NAMES,
            "Turn %1$d on the second seat; the names had 32 characters and differed only in the last.");

    /** The moments in which a fault has its effect. */
    enum Moment {
        /** From the start of the program until it is ready. */
        START,
        /** From the prompt of a turn to its answer. */
        INPUT,
        /** From the acknowledgement of a turn to the answer of the next one. */
        CODE,
        /** While the bot waits in a long pause. */
        WATCH,
        /** When the match ends. */
        END,
        /** In the match after that. */
        AFTER,
        /** In every turn that has no other fault. */
        PLAY,
        /** All the time; such a finding is certain and needs no confirmation. */
        ALWAYS
    }

    private static final Set<PlantedFault> OF_FILES = EnumSet.of(
            STALE_GAMEOVER,
            LEFTOVERS,
            SECOND_START,
            OLD_READY,
            OPEN_FILES,
            INPUT_IN_PIECES,
            EMPTY_INPUT,
            HELD_INPUT,
            CRLF_INPUT,
            EMPTY_CODE,
            CRLF_CODE,
            SECOND_MATCH,
            LOST_FOLDER,
            WRITTEN_TWICE);

    private final Moment moment;
    private final Remedy remedy;
    private final String planted;

    PlantedFault(Moment moment, Remedy remedy, String planted) {
        this.moment = moment;
        this.remedy = remedy;
        this.planted = planted;
    }

    Moment moment() {
        return moment;
    }

    Remedy remedy() {
        return remedy;
    }

    /** Returns whether it is one of files, which a bot that does not use its folder cannot notice. */
    boolean isOfFiles() {
        return OF_FILES.contains(this);
    }

    /** Returns a sentence about the planted fault. */
    String planted(int turn, MessageForm form) {
        String sentence = String.format(
                Locale.ROOT,
                planted,
                turn,
                form.prompt(turn),
                form.acknowledgement(turn),
                form.answer(turn),
                form.end());
        // A file's name keeps its spelling.
        return form == MessageForm.FOLDER
                ? sentence
                : sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    /** Returns the name in lower case. */
    String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
