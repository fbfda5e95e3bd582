package arena.cli.again;

import arena.app.again.AgainTurn;
import arena.app.play.MatchObserver;
import arena.cli.host.CommandEnvironment;
import arena.cli.show.LineShow;
import arena.game.GameBox;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.RecordedEvent;
import arena.regress.RecordedOutput;
import arena.regress.ResumedMatch;
import java.util.Optional;

/**
 * A report of a bot's answers in a recorded match: where it would play differently now, how it answers the turn, and
 * what follows, if anything does.
 */
final class AgainShow implements MatchObserver {

    private static final int LONGEST_ORDER = 60;

    private final CommandEnvironment host;
    private final AgainTurn turn;
    private final ResumedMatch resumed;
    private final boolean serving;
    private final LineShow<?, ?, ?> lines;
    private int shownDifferences;
    private boolean live;

    /**
     * Creates a report.
     *
     * @param serving whether a person started the bot, and is told which input is there
     */
    AgainShow(GameBox<?, ?, ?> box, CommandEnvironment host, AgainTurn turn, ResumedMatch resumed, boolean serving) {
        this.host = host;
        this.turn = turn;
        this.resumed = resumed;
        this.serving = serving;
        this.lines = new LineShow<>(
                box, host.out(), serving ? Viewpoint.of(turn.owner().seat()) : new Viewpoint.Referee(), false);
    }

    @Override
    public void write(Event event) {
        if (event instanceof Event.Prompted prompted && isOwn(prompted.seat())) {
            prompt(prompted.number());
        } else if (event instanceof Event.Ruled ruled && isOwn(ruled.seat())) {
            rule(ruled);
        }
        if (live || event instanceof Event.Began || event instanceof Event.Left || event instanceof Event.Prompted) {
            lines.take(new RecordedEvent(0, event));
        } else {
            lines.pass(new RecordedEvent(0, event));
        }
        live |= resumed.ruling().isPresent();
    }

    private boolean isOwn(int seat) {
        return turn.owner().seat().number() == seat;
    }

    private void prompt(int number) {
        if (number == turn.past().turn()) {
            host.out()
                    .println(turn.title() + ", input_" + number + ".txt: "
                            + Printable.of(
                                    turn.position().input().lines().findFirst().orElse(""), LONGEST_ORDER));
            PictureText.lines(turn.position().picture(), host.colour())
                    .forEach(line -> host.out().println("  " + line));
        } else if (serving) {
            host.out().println("input_" + number + ".txt is there.");
        }
    }

    private void rule(Event.Ruled ruled) {
        for (ResumedMatch.Difference difference : resumed.differences()
                .subList(shownDifferences, resumed.differences().size())) {
            host.out()
                    .println("Turn " + difference.turn() + ": its answer is now " + shown(difference.now())
                            + "; it was " + shown(difference.then()) + " in the record.");
        }
        shownDifferences = resumed.differences().size();
        if (ruled.reply().number() == turn.past().turn()) {
            host.out()
                    .println("then  "
                            + turn.ruling().map(AgainShow::judged).orElse("(no answer; the match ended here)"));
            host.out().println("now   " + judged(ruled));
        }
    }

    private static String judged(Event.Ruled ruled) {
        return String.format("%-12s", shown(ruled.reply().bytes().map(RecordedOutput::of))) + "  " + ruled.code() + " "
                + Printable.of(ruled.words());
    }

    private static String shown(Optional<RecordedOutput> output) {
        return Printable.of(RecordedOutput.words(output), LONGEST_ORDER);
    }

    @Override
    public void close() {
        lines.finish();
    }
}
