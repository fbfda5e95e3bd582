package arena.cli.contest;

import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import java.util.function.Consumer;
import picocli.CommandLine.Command;

/** Orders to a contest that is being played, given from another terminal; it takes them within a second. */
final class OrderCommands {

    private OrderCommands() {}

    /** An order that is kept until the arena that plays the contest reads it. */
    private abstract static class Order extends RefereeCommand {

        private final Consumer<Referee> order;
        private final String words;

        /**
         * Creates the command.
         *
         * @param words a sentence for people about the effect
         */
        Order(CommandEnvironment host, Consumer<Referee> order, String words) {
            super(host);
            this.order = order;
            this.words = words;
        }

        @Override
        void decide(Referee referee, Consumer<String> out) {
            order.accept(referee);
            out.accept(words);
        }
    }

    /** {@code arena contest pause}. */
    @Command(
            name = "pause",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end and starts no others until `resume`.")
    static final class Pause extends Order {
        Pause(CommandEnvironment host) {
            super(
                    host,
                    Referee::pause,
                    "The contest is paused: running games are finished, and no other game starts until `arena"
                            + " contest resume`.");
        }
    }

    /** {@code arena contest resume}. */
    @Command(name = "resume", mixinStandardHelpOptions = true, description = "Lets games start again after `pause`.")
    static final class Resume extends Order {
        Resume(CommandEnvironment host) {
            super(
                    host,
                    Referee::resume,
                    "Games start again if `arena contest run` is still running; otherwise run that command.");
        }
    }

    /** {@code arena contest drain}. */
    @Command(
            name = "drain",
            mixinStandardHelpOptions = true,
            description = "Lets the running games end and then stops `arena contest run`, which can continue later.")
    static final class Drain extends Order {
        Drain(CommandEnvironment host) {
            super(
                    host,
                    Referee::drain,
                    "The running games are finished, then the contest stops; `arena contest run` continues it.");
        }
    }
}
