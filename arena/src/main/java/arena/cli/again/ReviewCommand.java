package arena.cli.again;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.review.MatchAdvice;
import arena.app.review.ReviewRequest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.JsonOption;
import arena.cli.host.RecordedSeatOptions;
import arena.config.Configuration;
import arena.game.Setting;
import arena.record.MatchIds;
import arena.record.MatchRecord;
import arena.record.Printable;
import arena.regress.RecordedOutput;
import arena.review.Mark;
import arena.review.ReviewedTurn;
import arena.text.Quote;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena review}: names the decisions of a bot that lost winning chance. */
@Command(
        name = "review",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Reviews the decisions of a seat in a recorded match: which of them lost winning chance, what would have"
                    + " been better, and the commands that save the worst three as regression cases.",
            "The strongest level of the game sees what the seat saw, no more, and names its own order; both orders are"
                    + " played on many times from guesses of what is hidden. A decision is inaccurate if it lost at"
                    + " least 0.05 of the winning chance with a confidence of 95 %%, a mistake from 0.1, a blunder from"
                    + " 0.2. With more than two seats these limits are smaller: times 2, divided by the seats.",
            "A match in real time asks for no answers and cannot be reviewed."
        },
        footer = {
            "  arena review last                  the bot's decisions in the last match",
            "  arena review last --as 2           those of seat 2",
            "  arena review last --all            every decision, not only the wrong ones",
            "  arena review last --think 5s       5 seconds a decision: slower, more certain"
        })
public final class ReviewCommand implements Runnable {

    private static final int LONGEST_ORDER = 24;
    private static final int LONGEST_TEXT = 300;

    @Mixin
    private RecordedSeatOptions seat = new RecordedSeatOptions();

    @Option(
            names = "--think",
            paramLabel = "TIME",
            description =
                    "The time for each decision, on average. As many decisions are reviewed at a time as processors are"
                            + " idle. Default: ${DEFAULT-VALUE}.")
    private String think = "1600ms";

    @Option(names = "--all", description = "Lists every decision.")
    private boolean all;

    @Mixin
    private JsonOption json = new JsonOption();

    private final CommandEnvironment host;

    public ReviewCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Duration time = Setting.duration(think)
                .orElseThrow(() -> RequestFailure.usage(
                        "--think is a time with its unit, such as 800ms or 5s, not " + Quote.of(think) + "."));
        Path file = seat.record(host);
        Configuration configuration = seat.configuration(host);
        ReviewRequest request = new ReviewRequest(MatchRecord.read(file), seat.as(), time);
        MatchAdvice advice = StopSignal.guarding(() -> request.review(configuration));
        if (json.isGiven()) {
            host.out().println(advice.json());
            return;
        }
        boolean usual =
                file.toAbsolutePath().startsWith(configuration.field().records().toAbsolutePath());
        print(advice, usual ? MatchIds.ofRecord(String.valueOf(file.getFileName())) : file.toString());
    }

    private void print(MatchAdvice advice, String match) {
        List<ReviewedTurn> turns = advice.review().turns();
        host.out()
                .println(Printable.of(advice.review().name()) + " ("
                        + advice.review().seat() + "): " + turns.size()
                        + (turns.size() == 1 ? " decision, " : " decisions, ") + marks(advice) + ".");
        String points = advice.turningPoints();
        if (!points.isEmpty()) {
            host.out().println("Turning points: " + points + ".");
        }
        table(all ? turns : turns.stream().filter(ReviewedTurn::isWrong).toList())
                .forEach(host.out()::println);
        for (ReviewedTurn turn : advice.worst()) {
            host.out().println();
            worst(advice, match, turn).forEach(host.out()::println);
        }
    }

    private static String marks(MatchAdvice advice) {
        List<Mark> worstFirst = new ArrayList<>(List.of(Mark.values()));
        Collections.reverse(worstFirst);
        return worstFirst.stream()
                .filter(mark -> advice.review().count(mark) > 0)
                .map(mark -> mark.words(advice.review().count(mark)))
                .collect(Collectors.joining(", "));
    }

    private static List<String> table(List<ReviewedTurn> turns) {
        List<String> lines = new ArrayList<>();
        if (!turns.isEmpty()) {
            lines.add("  turn  best  played  mark        answer                    better");
        }
        for (ReviewedTurn turn : turns) {
            lines.add(String.format(
                            Locale.ROOT,
                            "  %4d  %.2f    %.2f  %-10s  %-24s  %s",
                            turn.turn(),
                            turn.chances().best(),
                            turn.chances().played(),
                            turn.mark().word(),
                            Printable.of(RecordedOutput.words(turn.played()), LONGEST_ORDER),
                            turn.isWrong()
                                    ? turn.better()
                                            .map(better ->
                                                    Printable.of(better.order().notation(), LONGEST_ORDER))
                                            .orElse("")
                                    : "")
                    .stripTrailing());
        }
        return lines;
    }

    private List<String> worst(MatchAdvice advice, String match, ReviewedTurn turn) {
        List<String> lines = new ArrayList<>();
        lines.add(MatchAdvice.change(turn) + " (" + turn.mark().word() + ")");
        lines.add("  answer  " + Printable.of(RecordedOutput.words(turn.played()), LONGEST_TEXT));
        turn.better().ifPresent(better -> {
            lines.add("  better  " + Printable.of(better.order().notation(), LONGEST_TEXT));
            if (!better.why().isEmpty()) {
                lines.add("  reason  " + Printable.of(better.why(), LONGEST_TEXT));
            }
        });
        lines.add("  " + host.program() + " again " + advice.turnArguments(match, turn));
        lines.add("  " + host.program() + " keep " + advice.keepArguments(match, turn));
        return lines;
    }
}
