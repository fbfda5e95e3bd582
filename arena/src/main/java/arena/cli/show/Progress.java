package arena.cli.show;

import arena.cli.host.CommandEnvironment;
import arena.record.Printable;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** The progress of a run of many games: a bar on a terminal, elsewhere a line now and then. */
public interface Progress extends AutoCloseable {

    /** Shows the number of games that have ended, and a few words about the state. */
    void show(int ended, String standing);

    /** Prints a sentence at once. */
    void remark(String sentence);

    @Override
    void close();

    /** Begins to show the progress of a number of games, of which some have ended earlier. */
    static Progress begin(CommandEnvironment host, int ended, int games) {
        return host.terminal() ? new Bar(host.errScreen(), ended, games) : new Lines(host.err(), ended, games);
    }

    /** A bar with the time that is left. */
    final class Bar implements Progress {
        private static final int UPDATE_MILLIS = 500;

        private final PrintStream err;
        private final int width;
        private final ProgressBar bar;

        Bar(PrintStream err, int ended, int games) {
            this.err = err;
            // A line that fills the terminal would wrap.
            this.width = MatchesTable.terminalWidth() - 1;
            this.bar = new ProgressBarBuilder()
                    .setTaskName("games")
                    .setInitialMax(games)
                    .startsFrom(ended, Duration.ZERO)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(UPDATE_MILLIS)
                    .setConsumer(new ConsoleProgressBarConsumer(err, width))
                    .build();
        }

        @Override
        public void show(int ended, String standing) {
            bar.setExtraMessage(" " + standing);
            bar.stepTo(ended);
        }

        @Override
        public void remark(String sentence) {
            String shown = Printable.of(sentence);
            err.print("\r" + shown + " ".repeat(Math.max(0, width - shown.length())) + "\n");
            bar.refresh();
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /** A line every half minute. */
    final class Lines implements Progress {
        private static final Duration PAUSE = Duration.ofSeconds(30);
        private static final double NANOS_PER_MINUTE = 60e9;

        private final PrintStream err;
        private final int endedBefore;
        private final int games;
        private final long beganNanos = System.nanoTime();
        private long saidNanos = beganNanos;

        Lines(PrintStream err, int ended, int games) {
            this.err = err;
            this.endedBefore = ended;
            this.games = games;
        }

        @Override
        public void show(int ended, String standing) {
            long now = System.nanoTime();
            if (ended > endedBefore && now - saidNanos >= PAUSE.toNanos()) {
                saidNanos = now;
                double minutes =
                        (now - beganNanos) / NANOS_PER_MINUTE / (ended - endedBefore) * Math.max(0, games - ended);
                err.printf(
                        Locale.ROOT,
                        "%d of %d games, at most %.0f min left: %s%n",
                        ended,
                        games,
                        Math.ceil(minutes),
                        standing);
            }
        }

        @Override
        public void remark(String sentence) {
            err.println(sentence);
        }

        @Override
        public void close() {
            // A printed line needs no end.
        }
    }
}
