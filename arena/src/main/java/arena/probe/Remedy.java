package arena.probe;

import arena.match.MessageForm;

/**
 * The remedies of findings: the rule of the documents and the change to make. Findings with the same remedy have the
 * same cause.
 */
enum Remedy {
    CLEAR(
            "The document of 2015, step 1: if your team folder exists, clear all the files in it. protocol.md,"
                    + " \"In one"
                    + " minute\": delete, and only then write ready.txt.",
            "At the start delete every file in your folder, and write ready.txt only after that."),
    CLEAR_GAMEOVER(
            "The document of 2015, step 1: clear all the files in your team folder, and Gameover.txt is one of them.",
            "At the start delete Gameover.txt too, before you look for it for the first time."),
    BE_READY(
            "The document of 2015, step 4.a: write ready.txt in your team folder. protocol.md, \"How your bot is"
                    + " started\":"
                    + " there is a time for becoming ready.",
            "Write ready.txt into the folder that the arena gives you, as soon as you have cleared it.",
            "Print a line ready and flush it, as soon as the program has started."),
    WAIT(
            "The document of 2015, step 4: wait in a loop for input_i.txt; no limit is named. Your opponent has"
                    + " its move time,"
                    + " and a match may begin late.",
            "Wait without a limit, and write no output before its input is there.",
            "Read standard input without a time limit, and print no output before its input has come."),
    RENEW_READY(
            "The document of 2015, step 4.a: keep creating or overwriting ready.txt in every iteration.",
            "Write ready.txt in every round of the loop that waits for the input, not once before it."),
    SLEEP(
            "The document of 2015, steps 4 and 8: at least 10 ms of sleep in the loop.",
            "Sleep for 10 ms in every round of the loops that wait; otherwise your own thinking, and your opponent's,"
                    + " gets"
                    + " less of the processor.",
            "Wait by reading standard input; a loop that asks again and again whether there is a line uses a whole"
                    + " processor."),
    CLOSE(
            "protocol.md, \"When an answer is complete\": write, close, rename.",
            "Close every file as soon as you have read or written it; a file that is held open cannot be deleted or"
                    + " replaced"
                    + " on Windows."),
    WHOLE_INPUT(
            "protocol.md, \"How to find a file\": on a share a file may look empty or half at first; read it again"
                    + " until its last"
                    + " line is there. The document of 2015, step 4.b.i: when input_i.txt exists, wait for 200"
                    + " milliseconds and"
                    + " read it then.",
            "Read the input again until all its lines are there, or wait for 200 ms before you read it."),
    TRY_AGAIN(
            "protocol.md, \"How to find a file\": if a file that you see cannot be opened yet, wait for 10 ms and try"
                    + " again.",
            "If opening or reading fails, sleep for 10 ms and try again instead of ending."),
    LINE_ENDS(
            "The document of 2015, step 5, counts lines and does not say how they end; an arena on Windows may end"
                    + " them with"
                    + " CRLF.",
            "Split at LF and take a CR from the end of each line, or let your language read line by line; strip"
                    + " blanks"
                    + " before you compare or convert."),
    KEEP_COUNTING(
            "The document of 2015, steps 9, 10 and 3: after each acknowledgement, whatever its code, i is counted up"
                    + " and the"
                    + " next input is awaited. protocol.md, \"The files\": no question is repeated, also not after a"
                    + " mistake.",
            "After acknowledge_i.txt continue with input_{i+1}.txt, even if you do not know the code.",
            "Go on with the next message, even if you do not know the code."),
    WAIT_FOR_CODE(
            "The document of 2015, step 8: wait in a loop for acknowledge_i.txt; no limit is named.",
            "Wait without a limit for acknowledge_i.txt or Gameover.txt.",
            "Go on reading: an acknowledgement may come late."),
    WHOLE_CODE(
            "protocol.md, \"How to find a file\": on a share a file may look empty at first; read it again until its"
                    + " line is"
                    + " there. The document of 2015, step 8.a.i: when acknowledge_i.txt exists, wait for 200"
                    + " milliseconds and"
                    + " read it then.",
            "Read the acknowledgement again until it contains a number, or wait for 200 ms before you read it."),
    CHECK_FOR_GAMEOVER(
            "The document of 2015, step 4.c: look for Gameover.txt in every round, and exit if it is there."
                    + " protocol.md, \"The"
                    + " end, and the next match\": end, or clear your folder and write ready.txt again.",
            "Look for Gameover.txt in each loop in which you wait; then end, or begin again with step 1 and i = 0.",
            "End at the message Gameover or at the end of standard input, whenever it comes."),
    EXIT_CLEANLY(
            "The document of 2015, step 4.c.i: exit the application. An exit code other than 0 says that it has"
                    + " failed.",
            "After Gameover.txt end with exit code 0; Gameover.txt of a match that was broken off has no name after"
                    + " \"Winner =\".",
            "After the message Gameover end with exit code 0; in a match that was broken off nothing follows"
                    + " \"Winner =\"."),
    RESET_STATE(
            "protocol.md, \"The end, and the next match\": clear your folder, write ready.txt again, and the next"
                    + " match may"
                    + " come. i counts from 1 in every match.",
            "After Gameover.txt discard all data of the old match: i, the players, the board. Or end: then the"
                    + " arena starts"
                    + " you"
                    + " anew."),
    SURVIVE_FOLDER_LOSS(
            "protocol.md, \"How to find a file\": what cannot be done yet is tried again. A share that is away for a"
                    + " moment"
                    + " looks like a folder that is not there.",
            "If listing or writing fails in the waiting loop, sleep for 10 ms and continue."),
    WRITE_IN_OWN_FOLDER(
            "The document of 2015, step 1: do not modify or access other folders in the field. protocol.md, \"How"
                    + " your bot is"
                    + " started\": write into your team folder only.",
            "Write into your team folder and nowhere else; print what you want to keep: the arena saves the output."),
    WRITE_ONCE(
            "protocol.md, \"When an answer is complete\": the first complete answer counts, and one without a line"
                    + " end is taken"
                    + " when it has not changed for 200 ms.",
            "Write the whole order with its line end to output_i.tmp, close it, and rename it to output_i.txt."),
    KNOW_YOUR_SEAT(
            "The document of 2015, step 5.c: lines 2 and 3 of the input tell who is player 1 and who is player 2.",
            "Determine in each match by the name of your folder which player you are, and play by the input"
                    + " alone."),
    COMPARE_NAMES(
            "The document of 2015, step 5.c: lines 2 and 3 tell who is who. protocol.md: the name is that of your"
                    + " folder, and it"
                    + " may have up to 32 characters.",
            "Compare whole names; do not shorten them, and do not test only their beginnings.");

    private static final String STREAMS = "other-ways-in.md, \"Standard input\".";

    private final String law;
    private final String advice;
    private final String adviceForStreams;

    Remedy(String law, String advice) {
        this(law, advice, advice);
    }

    Remedy(String law, String advice, String adviceForStreams) {
        this.law = law;
        this.advice = advice;
        this.adviceForStreams = adviceForStreams;
    }

    /** Returns whether the fault occurs on network shares only; on a local disk the arena's files appear atomically. */
    boolean isOfShares() {
        return this == WHOLE_INPUT || this == WHOLE_CODE;
    }

    /** Returns the rule of the documents, with its place. */
    String law(MessageForm form) {
        return form == MessageForm.FOLDER ? law : STREAMS;
    }

    /** Returns the change to make. */
    String advice(MessageForm form) {
        return form == MessageForm.FOLDER ? advice : adviceForStreams;
    }
}
