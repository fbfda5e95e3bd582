package arena.contest;

import arena.config.ContestFile;
import arena.config.ContestPlan;
import arena.config.DrawSettings;
import arena.config.FormatSettings;
import arena.config.TeamEntry;
import arena.game.GameInfo;
import arena.store.ContestHeader;
import arena.tournament.format.Criterion;
import arena.tournament.format.DrawProcedure;
import arena.tournament.format.DrawResult;
import arena.tournament.format.Format;
import arena.tournament.format.FormatTerms;
import arena.tournament.format.Formats;
import arena.tournament.format.PointsRule;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A factory of contests from a contest file: before the draw for a preview, at the draw, and again whenever the contest
 * continues.
 */
public final class ContestFactory {

    private final ContestFile file;
    private final GameInfo game;
    private final Format format;
    private final FormatTerms terms;

    /** Creates a factory for a checked file. */
    public ContestFactory(ContestFile file, GameInfo game) {
        this.file = file;
        this.game = game;
        this.format = Formats.named(file.format().id()).orElseThrow();
        this.terms = terms(file, game);
    }

    private static FormatTerms terms(ContestFile file, GameInfo game) {
        FormatSettings settings = file.format();
        return new FormatTerms(
                file.contest().seats(),
                settings.settings(),
                settings.points()
                        .<PointsRule>map(PointsRule.Places::new)
                        .orElseGet(() -> new PointsRule.GamePoints(game.pointParts())),
                settings.tieBreaks().stream().map(ContestFactory::criterion).toList(),
                file.playOff());
    }

    private static Criterion criterion(String word) {
        return Arrays.stream(Criterion.values())
                .filter(criterion -> criterion.key().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** Returns all entrants: the teams in the order of the file, then those that fill places. */
    public List<TeamEntry> entrants() {
        List<TeamEntry> entrants = new ArrayList<>(file.teams());
        int missing = format.places(terms, entrants.size()) - entrants.size();
        entrants.addAll(file.fillers(missing));
        return entrants;
    }

    /**
     * Returns the contest of these teams, drawn with this seal.
     *
     * @param names the names in the order of their numbers
     * @throws IllegalArgumentException with a sentence for people if the format does not allow this number of teams, or
     *     the draw is impossible
     */
    public Contest contest(List<String> names, SealedSeed seal) {
        List<TeamEntry> entrants = entrants();
        List<Contestant> entries =
                names.stream().map(name -> entry(name, entrants)).toList();
        return new Contest(
                file.contest().name(),
                game,
                file.settings(),
                format.id(),
                format.plan(terms, draw(names, entries, seal)),
                seal,
                entries,
                file.contest().budget(),
                file.run());
    }

    private static Contestant entry(String name, List<TeamEntry> entrants) {
        TeamEntry team = entrants.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the team " + name + " no longer exists"));
        return new Contestant(
                name,
                team.title(),
                team.members(),
                team.isFiller(),
                !(team.entry() instanceof arena.config.BotSource.SuperBot));
    }

    private DrawResult draw(List<String> names, List<Contestant> entries, SealedSeed seal) {
        List<Integer> fillers = IntStream.range(0, entries.size())
                .filter(number -> entries.get(number).filler())
                .boxed()
                .toList();
        DrawSettings draw = file.draw();
        DrawProcedure drawing = new DrawProcedure(names, fillers);
        return switch (draw.kind()) {
            case LOT -> drawing.byLot(seal);
            case SEEDING -> drawing.bySeeding(draw.order());
            case HAND -> drawing.byHand(draw.groups());
        };
    }

    /** Returns the header that is stored at the draw. */
    public ContestHeader head(Contest contest, long epochMillis) {
        ContestPlan plan = ContestPlan.of(file);
        return new ContestHeader(
                contest.name(),
                game.id(),
                format.id(),
                plan.text(),
                plan.digest(),
                contest.seal().seed(),
                contest.seal().commitment(),
                contest.names(),
                epochMillis);
    }

    /** Returns a sentence part about the filled places; nothing if every place has a team. */
    public Optional<String> fillers() {
        int fillers = entrants().size() - file.teams().size();
        return fillers == 0
                ? Optional.empty()
                : Optional.of(fillers + (fillers == 1 ? " place is" : " places are") + " filled by "
                        + file.contest().fill());
    }
}
