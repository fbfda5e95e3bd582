package arena.app.check;

import arena.app.RequestFailure;
import arena.app.play.Remedies;
import arena.app.play.Services;
import arena.config.BotEntry;
import arena.exchange.FieldException;
import arena.game.GameBox;
import arena.probe.ProbeReport;
import arena.probe.ProbeRequest;
import arena.probe.ProtocolProbe;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The check of a bot: whether it can be started, how it plays trial matches, and how it copes with planted troubles.
 */
public final class BotCheck {

    private static final int OPPONENT_LEVEL = 1;

    private final Services services;
    private final GameBox<?, ?, ?> box;
    private final BotEntry bot;
    private final CheckListener listener;

    public BotCheck(Services services, GameBox<?, ?, ?> box, BotEntry bot, CheckListener listener) {
        this.services = services;
        this.box = box;
        this.bot = bot;
        this.listener = listener;
    }

    /**
     * Returns the findings, each a sentence or more lines; empty if the bot is fit to play.
     * @param thorough whether troubles are planted as well, if there are no findings before
     * @throws RequestFailure if the check cannot be finished, or the game has no planted troubles
     */
    public List<String> findings(boolean thorough) {
        List<String> findings = unstartable();
        findings = findings.isEmpty() ? played() : findings;
        return thorough && findings.isEmpty() ? probed() : findings;
    }

    /** Returns the reasons why the bot cannot be started, without starting anything. */
    private List<String> unstartable() {
        try {
            List<String> problems = new ArrayList<>(Remedies.problems(bot, services.spec(bot, bot.name())));
            if (!problems.isEmpty()) {
                bot.place().ifPresent(place -> problems.add("The command stands in " + place.words() + "."));
            }
            return problems;
        } catch (FieldException unusable) {
            return List.of(String.valueOf(unusable.getMessage()));
        }
    }

    private List<String> played() {
        listener.begins(services);
        Examination examination =
                new Examination(box, services.configuration().exchange().settle());
        TrialMatches trials = new TrialMatches(services, box, examination, listener);
        trials.againstItself(bot);
        if (examination.isFit() && !SuperBots.levels(box.info().id()).isEmpty()) {
            trials.againstSuperBot(bot);
        }
        // A match that a fault has ended does not show how the bot leaves a match.
        Stream<String> leaving = examination.isFit() ? trials.remarks().stream() : Stream.empty();
        listener.remarked(Stream.of(examination.timing().stream(), examination.delay().stream(), leaving)
                .flatMap(lines -> lines)
                .toList());
        return examination.findings();
    }

    private List<String> probed() {
        String id = box.info().id();
        ProbeRequest.Game game = new ProbeRequest.Game(box, TrialMatches.settings(services, box));
        if (SuperBots.levels(id).isEmpty() || !ProtocolProbe.knows(game)) {
            throw RequestFailure.usage("\"--thorough\" needs a game that asks its players in turns and has a super bot,"
                    + " which " + box.info().title() + " is not; leave it away.");
        }
        listener.probing();
        ProbeReport report = new ProtocolProbe(
                        new ProbeRequest(
                                game,
                                new ProbeRequest.Bot(
                                        bot.name(), services.launcher(), folder -> services.spec(bot, folder)),
                                (seat, seed) -> SuperBots.onSeat(id, OPPONENT_LEVEL, seat, seed),
                                services.folder(".arena").resolve("probes")),
                        listener::planting)
                .probe();
        listener.probed(report);
        List<String> lines = new ArrayList<>();
        report.findings().forEach(lines::addAll);
        if (!report.isHealthy()) {
            lines.add(report.summary());
        }
        return lines;
    }
}
