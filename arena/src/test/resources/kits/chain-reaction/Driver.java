import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.List;
import java.util.stream.Collectors;

final class Driver {
    public static void main(String[] arguments) {
        List<String> lines =
                new BufferedReader(new InputStreamReader(System.in)).lines().toList();
        for (int at = 0; at < lines.size(); at += 58) {
            Board board = Board.parse(lines.subList(at + 2, at + 58), lines.get(at));
            String order = lines.get(at + 1);
            String legal = order.startsWith("?") ? String.join(";", board.orders()) : "";
            Board next = board.after(order.replace("?", ""));
            System.out.println(legal + "|" + next.winner() + " " + next.swaps() + " "
                    + next.cells().stream()
                            .skip(1)
                            .map(cell -> cell.owner() + "," + cell.what() + "," + cell.coins())
                            .collect(Collectors.joining(" ")));
        }
    }
}
