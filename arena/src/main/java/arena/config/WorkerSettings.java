package arena.config;

import java.util.OptionalInt;

/**
 * The settings of section {@code [workers]}: whether games are played on other machines too. They may be changed
 * between two runs.
 *
 * @param accept whether the games of the contest are handed to workers
 * @param playHere whether the machine that runs the contest plays games beside the workers; games with a bot that it
 *     does not start itself are always played there
 * @param finalsHere whether that machine alone plays the games that decide the final places of a contest with several
 *     stages
 * @param equalSpeed whether all games of a section, such as a group, are played by machines of one class
 * @param recheckOneIn of how many games of workers that machine plays one again, to compare the answers; absent for
 *     none
 */
public record WorkerSettings(
        boolean accept, boolean playHere, boolean finalsHere, boolean equalSpeed, OptionalInt recheckOneIn) {

    /**
     * Reads the section.
     *
     * @param hasServer whether the contest has a database on a server
     */
    static WorkerSettings read(SectionReader section, boolean hasServer) {
        section.says("Other machines that play games of the contest (`arena worker`). They need [database].");
        WorkerSettings settings = new WorkerSettings(
                section.get(Key.flag("accept", false).says("""
                        Whether `arena contest run` hands games to workers.""")),
                section.get(Key.flag("play-here", true).says("""
                        Whether the machine that runs the contest plays games too. Games with a bot that it does not
                        start itself are always played there.""")),
                section.get(Key.flag("finals-here", false).says("""
                        Whether the machine that runs the contest alone plays the games that decide the final places,
                        such as the final and the match for the third place, so that no two of them are played by
                        machines of different speed. Without effect on a contest of one stage.""")),
                section.get(Key.flag("equal-speed", false).says("""
                        Whether all games of a group are played by machines of one class: the same model and number of
                        processors. Games wait while no such machine is there. A bot that the machine which runs the
                        contest does not start itself plays there nevertheless.""")),
                section.get(
                        Key.wholeOr("off", "recheck-one-in", 1, 1_000_000, "50").says("""
                        The machine that runs the contest plays one of so many games of workers again, chosen by chance,
                        and compares the answers of the bots, to find a worker that changes them; 1 for every game,
                        "off" for none.""")));
        if (settings.accept() && !hasServer) {
            section.note(
                    "accept",
                    "workers need a database that they can reach; add a section [database] with url ="
                            + " jdbc:postgresql://HOST/NAME, or set accept = off.");
        }
        return settings;
    }
}
