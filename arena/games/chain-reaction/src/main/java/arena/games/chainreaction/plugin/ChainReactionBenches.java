package arena.games.chainreaction.plugin;

import arena.games.chainreaction.bench.Perft;
import arena.games.chainreaction.bench.PlayoutBench;
import arena.games.chainreaction.bench.SearchBench;
import arena.provider.GameCommand;
import arena.provider.GameCommand.Form;
import arena.provider.GameCommand.Option;
import arena.provider.GameCommand.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The benchmarks of Chain Reaction below {@code arena bench}. */
final class ChainReactionBenches {

    private static final String KINGS = "--kings";
    private static final String DEPTH = "--depth";

    private ChainReactionBenches() {}

    static List<GameCommand> commands() {
        return List.of(GameCommand.group("bench", "Measures the game.", List.of(perft(), playouts(), search())));
    }

    private static GameCommand perft() {
        return GameCommand.of(
                        "perft",
                        "Counts the sequences of N coin moves in Chain Reaction from an empty board with both kings"
                                + " visible: player 1 begins, there are no swaps, and a sequence that ends with a"
                                + " hit king counts as one. The last line is only the number.",
                        ChainReactionBenches::count)
                .with(Option.required(KINGS, "A,B", "The cells of the kings of players 1 and 2.", Form.TEXT))
                .with(Option.required(DEPTH, "N", "The number of coins to place.", Form.WHOLE))
                .withExamples("arena bench perft --kings 1,49 --depth 4");
    }

    private static void count(GameCommand.Call call) throws Refusal {
        List<Integer> kings = kings(call.text(KINGS));
        try {
            Perft.print(kings.get(0), kings.get(1), Math.toIntExact(call.whole(DEPTH)), call.out());
        } catch (IllegalArgumentException | ArithmeticException impossible) {
            throw Refusal.usage(String.valueOf(impossible.getMessage()));
        }
    }

    private static List<Integer> kings(String text) throws Refusal {
        List<Integer> kings = new ArrayList<>();
        for (String cell : text.split(",", -1)) {
            try {
                kings.add(Integer.valueOf(cell.strip()));
            } catch (NumberFormatException noNumber) {
                throw Refusal.usage(KINGS + " needs two cells with a comma between them, such as --kings 1,49, not "
                        + text + ": \"" + cell + "\" is no number.");
            }
        }
        if (kings.size() != 2) {
            throw Refusal.usage(KINGS + " needs two cells with a comma between them, such as --kings 1,49, not "
                    + kings.size() + ".");
        }
        return kings;
    }

    private static GameCommand playouts() {
        return GameCommand.of(
                        "playouts",
                        "Measures random matches of a game per second: with the rules, and with the packed board that"
                                + " searches use. Half a minute.",
                        call -> call.out().print(PlayoutBench.measure().table()))
                .withExamples("arena bench playouts", "arena bench playouts --game acquire");
    }

    private static GameCommand search() {
        return GameCommand.of(
                        "search",
                        "Measures positions a second that the super bot's searches look at, and random matches a"
                                + " second, by the rules' own board and by the packed one, side by side; about a"
                                + " minute and a half.",
                        call -> {
                            call.out().print(SearchBench.measure().table());
                            call.out().print(PlayoutBench.measure().table());
                        })
                .withExamples("arena bench search");
    }
}
