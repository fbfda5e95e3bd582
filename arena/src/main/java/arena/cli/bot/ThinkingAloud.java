package arena.cli.bot;

import arena.match.Responder;
import java.io.PrintStream;

/**
 * A responder that prints why it has answered as it did, once its answer was judged: printing then takes none of the
 * time of its move.
 */
final class ThinkingAloud implements Responder {

    private final Responder mind;
    private final PrintStream out;
    private int number;
    private String answer = "";

    ThinkingAloud(Responder mind, PrintStream out) {
        this.mind = mind;
        this.out = out;
    }

    @Override
    public String answer(String input) {
        number++;
        answer = mind.answer(input);
        return answer;
    }

    @Override
    public void acknowledged(int code) {
        String why = mind.why();
        if (!why.isEmpty()) {
            out.println("output_" + number + " (" + answer.strip() + "), code " + code + ", why: " + why);
        }
        mind.acknowledged(code);
    }

    @Override
    public String why() {
        return mind.why();
    }

    @Override
    public void over(String gameover) {
        number = 0;
        mind.over(gameover);
    }
}
