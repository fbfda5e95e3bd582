package arena.cli.contest;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.contest.Contest;
import arena.contest.RuledScore;
import arena.contest.Situation;
import arena.contest.Verb;
import arena.tournament.GameResult;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena contest enter-result}: a game counts as it was played somewhere else. */
@Command(
        name = "enter-result",
        mixinStandardHelpOptions = true,
        description = "Enters how a game ended that was played elsewhere, or corrects one.",
        footerHeading = "%nExample:%n",
        footer = "  arena contest enter-result cup.ini 1A.1-2.1 ABC=1 DEF=2 --moves 34 --reason \"played by hand\"")
final class EnterResultCommand implements Runnable {

    private static final Pattern PLACE = Pattern.compile("([A-Za-z0-9_]+)=([1-9][0-9]?)(?::(-?[0-9]{1,15}))?");

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "GAME", description = "The game's name or its beginning, or TEAM-TEAM.")
    private String game = "";

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "TEAM=PLACE[:POINTS]",
            description = "The place of each team, 1 for the best, and the game's own points if they count.")
    private List<String> places = List.of();

    @Option(names = "--moves", paramLabel = "N", description = "The moves of all together. Default: 0.")
    private int moves;

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    EnterResultCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (ContestDesk desk = contest.open(host)) {
            Situation situation = desk.situation();
            Fixture fixture = GameChoice.of(situation, game);
            GameResult result = result(situation, fixture);
            RuledScore.refusal(situation.contest().game(), result).ifPresent(words -> {
                throw RequestFailure.usage(words);
            });
            desk.decide(Verb.RESULT_ENTERED, fixture.id(), referee, RuledScore.details(result));
            host.out().println("The result of " + fixture.id() + " is entered: " + String.join(", ", places) + ".");
        }
    }

    private GameResult result(Situation situation, Fixture fixture) {
        Contest drawn = situation.contest();
        SortedMap<Integer, Matcher> byContestant = new TreeMap<>();
        for (String text : places) {
            Matcher matcher = PLACE.matcher(text);
            if (!matcher.matches()) {
                throw RequestFailure.usage(
                        "\"" + text + "\" is no place; write for example ABC=1, or ABC=1:17 with points.");
            }
            if (byContestant.putIfAbsent(TeamCommands.contestant(drawn, matcher.group(1)), matcher) != null) {
                throw RequestFailure.usage(matcher.group(1) + " has two places here; give it one.");
            }
        }
        if (!List.copyOf(byContestant.keySet())
                .equals(fixture.seats().stream().sorted().toList())) {
            throw RequestFailure.usage("In " + fixture.id() + " play " + situation.names(fixture.seats())
                    + "; give each of them a place, and nobody else.");
        }
        List<Integer> placed = new ArrayList<>();
        List<Long> points = new ArrayList<>();
        for (int contestant : fixture.seats()) {
            Matcher matcher = byContestant.getOrDefault(contestant, PLACE.matcher(""));
            int place = Integer.parseInt(matcher.group(2));
            placed.add(place);
            points.add(matcher.group(3) == null ? (place == 1 ? 1L : 0L) : Long.parseLong(matcher.group(3)));
        }
        return checked(fixture, placed, points);
    }

    private GameResult checked(Fixture fixture, List<Integer> placed, List<Long> points) {
        if (!placed.contains(1) || moves < 0 || placed.stream().anyMatch(place -> place > placed.size())) {
            throw RequestFailure.usage("Somebody is on place 1, nobody beyond place " + placed.size()
                    + ", and moves are 0 or more; correct the result.");
        }
        return GameResult.of(fixture.seats(), placed, points, moves);
    }
}
