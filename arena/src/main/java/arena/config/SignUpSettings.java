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

    private static final long MEBIBYTE = 1 << 20;

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
                section.flag("sign-up", false),
                section.whole("sign-up-teams", 100, 1, ContestSettings.MOST_TEAMS),
                section.whole("sign-up-per-hour", 20, 1, 100_000),
                section.optionalPath("sign-up-share"),
                new Limits(
                        section.whole("sign-up-archive-bytes", 16 * MEBIBYTE, 1_024, 1L << 30),
                        section.whole("sign-up-bytes", 64 * MEBIBYTE, 1_024, 1L << 32),
                        section.whole("sign-up-files", 1_000, 1, 10_000)));
    }
}
