package arena.app.again;

import arena.match.Responder;
import arena.regress.Output;
import arena.superbot.level.Thinker;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A super bot that takes a match over: it sees what was answered on its seat before, and thinks from there on. */
final class AgainRival implements Responder {

    private final Thinker thinker;
    private final List<Optional<Output>> answers;
    private int turn;

    /**
     * Seats a super bot.
     *
     * @param answers what was answered on its seat before
     */
    AgainRival(Thinker thinker, List<Optional<Output>> answers) {
        this.thinker = thinker;
        this.answers = List.copyOf(answers);
    }

    @Override
    public String answer(String input) {
        turn++;
        if (isFree()) {
            return thinker.answer(input);
        }
        String text = answers.get(turn - 1)
                .map(output -> new String(output.bytes(), StandardCharsets.UTF_8))
                .orElse("");
        thinker.follow(input);
        thinker.played(text);
        return text;
    }

    private boolean isFree() {
        return turn > answers.size();
    }

    @Override
    public void acknowledged(int code) {
        thinker.acknowledged(code);
    }

    @Override
    public String why() {
        return isFree() ? thinker.why() : "";
    }

    @Override
    public void over(String gameover) {
        thinker.over(gameover);
    }
}
