package arena.config;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The keys {@code sign-up} of section {@code [serve]}: whether teams enter the contest themselves.
 *
 * @param isOpen whether they do
 * @param teams how many may
 * @param perHour how often an address may sign up or hand in an entry in an hour
 * @param share the folder that teams hand in folders of, absolute; nothing if they hand in archives only
 * @param limits what an entry may be
 */
public record SignUpSettings(boolean isOpen, int teams, int perHour, Optional<Path> share, Limits limits) {

    private static final String SHARE = "sign-up-share";
    private static final long MEBIBYTE = 1 << 20;

    /**
     * What an entry may be.
     *
     * @param archiveBytes of the archive, as it is sent
     * @param bytes of all files together, unpacked
     * @param files how many files and folders
     */
    public record Limits(long archiveBytes, long bytes, int files) {}

    static SignUpSettings read(SectionReader section) {
        return new SignUpSettings(
                section.flag("sign-up", false),
                section.whole("sign-up-teams", 100, 1, ContestSettings.MOST_TEAMS),
                section.whole("sign-up-per-hour", 20, 1, 100_000),
                section.has(SHARE) ? Optional.of(section.path(SHARE, "")) : Optional.empty(),
                new Limits(
                        section.whole("sign-up-archive-bytes", 16 * MEBIBYTE, 1_024, 1L << 30),
                        section.whole("sign-up-bytes", 64 * MEBIBYTE, 1_024, 1L << 32),
                        section.whole("sign-up-files", 1_000, 1, 10_000)));
    }
}
