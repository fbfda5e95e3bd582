package arena.app.contest;

import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.ConfigError;
import arena.config.ExchangeSettings;
import arena.contest.Contest;
import arena.game.Setting;
import java.util.ArrayList;
import java.util.List;

/**
 * The findings of a check of a contest before it is played.
 *
 * @param problems what is missing on the disk, each bot that cannot be started, and each that does not finish a game; a
 *     sentence each
 * @param leaks ways in which teams could see each other's files, a sentence each
 * @param advice settings that the organiser should consider, a sentence each
 */
public record ContestCheck(List<String> problems, List<String> leaks, List<String> advice) {

    public ContestCheck {
        problems = List.copyOf(problems);
        leaks = List.copyOf(leaks);
        advice = List.copyOf(advice);
    }

    /**
     * Checks a contest.
     *
     * @param drawn the contest as drawn, or as it could be drawn
     * @param measure whether each program plays a game; the measured times are kept for estimates
     */
    public static ContestCheck of(OpenContest contest, Contest drawn, ServicesFactory factory, boolean measure) {
        try (Services services = contest.services(factory)) {
            ContestEntries entries = new ContestEntries(contest, drawn, services);
            List<String> problems = new ArrayList<>(
                    contest.file().missing().stream().map(ConfigError::sentence).toList());
            problems.addAll(services.unstartable(entries.players()));
            List<String> leaks = new ArrayList<>(services.secrecy(
                    entries.players(), contest.configuration().field().folder()));
            leaks.addAll(services.sharedWorkingFolders(entries.players()));
            if (measure) {
                ProgramMeasurement.MeasurementResult measured =
                        ProgramMeasurement.of(services, contest.definition(), contest.file());
                ContestEstimate.of(measured.games()).ifPresent(estimate -> estimate.write(contest.folder()));
                problems.addAll(measured.unfit());
            }
            return new ContestCheck(problems, leaks, advice(services, entries));
        }
    }

    /**
     * Tells which bots connect, and advises the profile for shares: an incomplete move on a share is seen before its
     * rest, and would be played.
     */
    private static List<String> advice(Services services, ContestEntries entries) {
        ExchangeSettings exchange = services.configuration().exchange();
        List<String> advice = new ArrayList<>(entries.connections().stream().toList());
        advice.addAll(services.shareWarnings(
                entries.players(), services.configuration().field().folder()));
        List<String> served = entries.players().stream()
                .filter(player -> player.choice() instanceof SeatChoice.Served)
                .map(SeatedPlayer::name)
                .toList();
        if (served.isEmpty() || exchange.profile() == ExchangeSettings.Profile.SHARE) {
            return advice;
        }
        advice.add("Started elsewhere: " + String.join(", ", served)
                + ". If their folders are on a share, set profile = share in section [exchange] of config.ini: an"
                + " answer without its line end then counts only when it has stood still for share-settle (settle is "
                + Setting.text(exchange.settle())
                + " now), so that no incomplete answer is played, and each answer gets share-allowance more time."
                + " `arena doctor FOLDER` measures how much it needs.");
        return advice;
    }
}
