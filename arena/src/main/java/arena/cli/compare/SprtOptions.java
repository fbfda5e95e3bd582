package arena.cli.compare;

import arena.app.RequestFailure;
import arena.tournament.Sprt;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a sequential test. */
final class SprtOptions {

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stops as soon as a sequential test (SPRT) decides between the differences ELO0 and ELO1.")
    private Optional<String> sprt = Optional.empty();

    @Option(
            names = "--alpha",
            paramLabel = "P",
            defaultValue = "0.05",
            description =
                    "The probability that --sprt accepts ELO1 although ELO0 is true. Default:" + " ${DEFAULT-VALUE}.")
    private double alpha;

    @Option(
            names = "--beta",
            paramLabel = "P",
            defaultValue = "0.05",
            description =
                    "The probability that --sprt accepts ELO0 although ELO1 is true. Default:" + " ${DEFAULT-VALUE}.")
    private double beta;

    /**
     * Returns the test, if one was asked for.
     *
     * @throws RequestFailure if it is mistyped
     */
    Optional<Sprt> given() {
        return sprt.map(this::read);
    }

    /**
     * Returns the test that was asked for, else that between no gain and a certain one.
     *
     * @throws RequestFailure if it is mistyped
     */
    Sprt orGain(int elo) {
        return read(sprt.orElse("0," + elo));
    }

    private Sprt read(String text) {
        String[] ends = text.split(",", -1);
        try {
            if (ends.length == 2) {
                return new Sprt(Double.parseDouble(ends[0].strip()), Double.parseDouble(ends[1].strip()), alpha, beta);
            }
        } catch (IllegalArgumentException impossible) {
            throw RequestFailure.usage(mistake(text));
        }
        throw RequestFailure.usage(mistake(text));
    }

    private String mistake(String text) {
        return "--sprt needs two differences in Elo, the smaller one first, such as --sprt 0,50, and --alpha"
                + " and --beta must be between 0 and 0.5; not \"" + text + "\" with " + alpha + " and " + beta + ".";
    }
}
