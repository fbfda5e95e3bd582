package arena.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The settings {@code sign-up} of section {@code [serve]}: the sign-up of teams for the contest.
 *
 * @param isOpen whether teams may sign up
 * @param teams the largest number of teams
 * @param perHour the number of sign-ups and entries of one address in an hour
 * @param share the folder in which teams hand in folders, absolute; absent if they hand in archives only
 * @param limits the limits of an entry
 */
public record SignUpSettings(boolean isOpen, int teams, int perHour, Optional<Path> share, Limits limits) {

    /**
     * The limits of an entry.
     *
     * @param archiveBytes the size of the archive
     * @param bytes the size of all files together, unpacked
     * @param files the number of files and folders
     */
    public record Limits(long archiveBytes, long bytes, int files) {}

    static SignUpSettings read(SectionReader section) {
        return new SignUpSettings(
                section.get(Key.flag("sign-up", false).says("""
                        Whether teams enter that contest themselves, each with a program that is checked and that the
                        organiser accepts.""")),
                section.get(Key.whole("sign-up-teams", 100, 1, ContestSettings.MOST_TEAMS)
                        .says("""
                        The largest number of teams that sign up.""")),
                section.get(Key.whole("sign-up-per-hour", 20, 1, 100_000).says("""
                        How often in an hour an address may sign up a team, and a team may hand in an entry.""")),
                section.get(
                        Key.path("sign-up-share", ".").optional("/srv/share").says("""
                        A folder, such as a network share, in which teams put their own folders and hand them in by
                        name. Default: none.""")),
                new Limits(
                        section.get(Key.bytes("sign-up-archive-bytes", 16L << 20, 1_024, 1L << 30)
                                .says("""
                                The largest archive of an entry, in bytes.""")),
                        section.get(Key.bytes("sign-up-bytes", 64L << 20, 1_024, 1L << 32)
                                .says("""
                                The size of all files of an entry together, unpacked, in bytes.""")),
                        section.get(Key.whole("sign-up-files", 1_000, 1, 10_000).says("""
                                The number of files and folders of an entry."""))));
    }
}
