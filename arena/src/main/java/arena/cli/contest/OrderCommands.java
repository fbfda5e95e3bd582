package arena.cli.contest;

import arena.cli.host.Host;
import arena.contest.Verb;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Orders to a contest that is being played, given from another terminal; it takes them within a second. */
final class OrderCommands {

    private OrderCommands() {}

    private static void give(Host host, ContestOptions contest, RefereeOptions referee, Order order) {
        try (ContestDesk desk = contest.open(host)) {
            desk.contest();
            desk.decide(order.verb(), referee.by(), referee.reasonIfAny(), new TreeMap<>());
            host.out().println(order.words());
        }
    }

    /** What is ordered, and what that means, for people. */
    private record Order(Verb verb, String words) {}

    /** {@code arena contest pause}. */
    @Command(
            name = "pause",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end and begins no other until `resume`.")
    static final class Pause implements Runnable {
        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final Host host;

        Pause(Host host) {
            this.host = host;
        }

        @Override
        public void run() {
            give(
                    host,
                    contest,
                    referee,
                    new Order(
                            Verb.PAUSED,
                            "The games pause: those that run are played to their end, and no other begins until"
                                    + " `arena contest resume`."));
        }
    }

    /** {@code arena contest resume}. */
    @Command(name = "resume", mixinStandardHelpOptions = true, description = "Lets games begin again after `pause`.")
    static final class Resume implements Runnable {
        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final Host host;

        Resume(Host host) {
            this.host = host;
        }

        @Override
        public void run() {
            give(
                    host,
                    contest,
                    referee,
                    new Order(
                            Verb.RESUMED,
                            "Games begin again, if `arena contest run` still waits for that; else give that command."));
        }
    }

    /** {@code arena contest drain}. */
    @Command(
            name = "drain",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end; then `arena contest run` ends too, and can go on later.")
    static final class Drain implements Runnable {
        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final Host host;

        Drain(Host host) {
            this.host = host;
        }

        @Override
        public void run() {
            give(
                    host,
                    contest,
                    referee,
                    new Order(
                            Verb.DRAINED,
                            "The running games are played to their end, then the contest stops; `arena contest run` goes"
                                    + " on with it."));
        }
    }
}
