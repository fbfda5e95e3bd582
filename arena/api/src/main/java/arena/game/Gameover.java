package arena.game;

import java.util.List;
import java.util.stream.Collectors;

/** The text of {@code Gameover.txt}: the same bytes for every player. */
public final class Gameover {

    private Gameover() {}

    /** Returns the text of a match that ended in a verdict: it names the loser of a match of two, else every place. */
    public static String text(Setup setup, Phase.Over over, int moves) {
        StringBuilder text = new StringBuilder("Winner = " + names(setup, first(over)) + "\n");
        if (over.standings().size() == 2) {
            text.append("Loser = ").append(names(setup, others(over))).append('\n');
        } else {
            over.standings()
                    .forEach(standing -> text.append("Place")
                            .append(standing.place())
                            .append(" = ")
                            .append(setup.name(standing.seat()))
                            .append('\n'));
        }
        return text.append("Reason = ")
                .append(over.reason())
                .append("\nMoves = ")
                .append(moves)
                .append('\n')
                .toString();
    }

    /** Returns the text of a match that was broken off: there is no winner. */
    public static String brokenOff(int moves) {
        return "Winner = \nLoser = \nReason = broken off\nMoves = " + moves + "\n";
    }

    /** Returns the text for a player whose seat was handed over: the match is over for that player alone. */
    public static String handedOver(int moves) {
        return "Winner = \nLoser = \nReason = handed over\nMoves = " + moves + "\n";
    }

    /** Returns the seats in first place. */
    public static List<Standing> first(Phase.Over over) {
        return over.standings().stream()
                .filter(standing -> standing.place() == 1)
                .toList();
    }

    private static List<Standing> others(Phase.Over over) {
        return over.standings().stream()
                .filter(standing -> standing.place() != 1)
                .toList();
    }

    private static String names(Setup setup, List<Standing> standings) {
        return standings.stream().map(standing -> setup.name(standing.seat())).collect(Collectors.joining(", "));
    }
}
