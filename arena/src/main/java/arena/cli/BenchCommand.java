package arena.cli;

import arena.bench.PerftBench;
import arena.bench.PlayoutBench;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arena bench}: how fast this machine and this arena are. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures this machine and this arena.",
        synopsisSubcommandLabel = "exchange|playouts|perft",
        footerHeading = "%nExamples:%n",
        footer = {"  arena bench exchange", "  arena bench playouts", "  arena bench perft --kings 1,49 --depth 4"})
final class BenchCommand implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what is to be measured: exchange, playouts or perft");
    }

    /** Counts sequences of coin moves. */
    @Command(
            name = "perft",
            mixinStandardHelpOptions = true,
            description =
                    "Counts the sequences of N coin moves in Chain Reaction from an empty board with both kings visible:"
                            + " player 1 begins, nobody swaps, and a sequence that ends by a hit king counts as one. The last line is"
                            + " the number alone.",
            footerHeading = "%nExample:%n",
            footer = "  arena bench perft --kings 1,49 --depth 4")
    static final class Perft implements Runnable {

        @Option(
                names = "--kings",
                required = true,
                split = ",",
                paramLabel = "A,B",
                description = "The cells of the kings of player 1 and player 2.")
        private List<Integer> kings = List.of();

        @Option(names = "--depth", required = true, paramLabel = "N", description = "How many coins are placed.")
        private int depth;

        private final Host host;

        Perft(Host host) {
            this.host = host;
        }

        @Override
        public void run() {
            if (kings.size() != 2) {
                throw CommandFailure.usage(
                        "--kings has two cells with a comma between, such as --kings 1,49, not " + kings.size() + ".");
            }
            try {
                PerftBench.run(kings.get(0), kings.get(1), depth, host.out());
            } catch (IllegalArgumentException impossible) {
                throw CommandFailure.usage(
                        Optional.ofNullable(impossible.getMessage()).orElse("Kings or depth are impossible."));
            }
        }
    }

    /** Measures random playouts. */
    @Command(
            name = "playouts",
            mixinStandardHelpOptions = true,
            description =
                    "Measures random matches of Chain Reaction a second, by the rules' own board and by the packed one,"
                            + " side by side; half a minute.",
            footerHeading = "%nExample:%n",
            footer = "  arena bench playouts")
    static final class Playouts implements Runnable {

        private final Host host;

        Playouts(Host host) {
            this.host = host;
        }

        @Override
        public void run() {
            host.out().print(PlayoutBench.measure().table());
        }
    }
}
