package pig;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.Codec;
import arena.game.Seat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The texts of Pig. */
final class PigTexts {

    private PigTexts() {}

    /** The codec of {@code input_i.txt}: the names, then the points, the turn, and the seats that have left. */
    static final class Views implements Codec<Pig.View> {

        @Override
        public String write(Pig.View view) {
            StringBuilder text = new StringBuilder("Expecting = ROLL or HOLD\n");
            for (int seat = 1; seat <= view.names().size(); seat++) {
                text.append(seat + " = " + view.names().get(seat - 1) + "\n");
            }
            for (int seat = 1; seat <= view.names().size(); seat++) {
                text.append("Points" + seat + " = " + view.points().get(seat - 1) + "\n");
            }
            return text + "Mover = " + view.mover() + "\nTotal = " + view.total() + "\nRolled = " + view.rolled()
                    + "\nMoves = " + view.moves() + "\nLeft ="
                    + String.join(
                            "",
                            view.left().stream()
                                    .map(seat -> " " + seat.number())
                                    .toList()) + "\n";
        }

        @Override
        public Pig.View read(String text) {
            List<String> lines = text.lines().toList();
            int seats = (lines.size() - 6) / 2;
            if (seats < 2 || !lines.get(0).equals("Expecting = ROLL or HOLD")) {
                throw new IllegalArgumentException(
                        "this is no input of Pig: " + lines.stream().findFirst());
            }
            List<String> names = new ArrayList<>();
            List<Integer> points = new ArrayList<>();
            for (int seat = 1; seat <= seats; seat++) {
                names.add(value(lines.get(seat)));
                points.add(Integer.valueOf(value(lines.get(seats + seat))));
            }
            List<Integer> numbers = lines.subList(2 * seats + 1, 2 * seats + 5).stream()
                    .map(line -> Integer.valueOf(value(line)))
                    .toList();
            List<Seat> left = Stream.of(value(lines.get(2 * seats + 5)).split(" "))
                    .filter(number -> !number.isEmpty())
                    .map(number -> new Seat(Integer.parseInt(number)))
                    .toList();
            return new Pig.View(names, points, numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3), left);
        }

        private static String value(String line) {
            return line.substring(line.indexOf('=') + 1).strip();
        }
    }

    /** The codec of {@code output_i.txt}: one word. */
    static final class Orders implements AnswerCodec<Pig.View, Pig.Move> {

        @Override
        public Answer<Pig.Move> read(byte[] raw, Pig.View asked) {
            return switch (new String(raw, StandardCharsets.UTF_8).strip()) {
                case "ROLL" -> new Answer.Given<>(Pig.Move.ROLL);
                case "HOLD" -> new Answer.Given<>(Pig.Move.HOLD);
                default -> new Answer.Unreadable<>(1, 1, "expected one word, ROLL or HOLD");
            };
        }

        @Override
        public String write(Pig.Move move) {
            return move.name() + "\n";
        }
    }
}
