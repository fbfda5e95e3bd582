package arena.superbot;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.Codec;
import arena.level.Mind;
import arena.level.MindSeat;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/** A super bot: it reads inputs and writes outputs like any bot, and creates a new mind for each match. */
public final class SuperBot<V, A> implements AdvisingResponder {

    private final Codec<V> views;
    private final AnswerCodec<V, A> answers;
    private final SeatFinder seats;
    private final Function<MindSeat, Mind<V, A>> minds;
    private Optional<Mind<V, A>> mind = Optional.empty();
    private Optional<V> first = Optional.empty();
    private Optional<V> seen = Optional.empty();

    SuperBot(Codec<V> views, AnswerCodec<V, A> answers, SeatFinder seats, Function<MindSeat, Mind<V, A>> minds) {
        this.views = views;
        this.answers = answers;
        this.seats = seats;
        this.minds = minds;
    }

    @Override
    public void begun(String input) {
        first = Optional.of(views.read(input));
    }

    @Override
    public String answer(String input) {
        return answers.write(mind(input).choose(see(input)));
    }

    @Override
    public void follow(String input) {
        mind(input).follow(see(input));
    }

    private Mind<V, A> mind(String input) {
        Mind<V, A> thinking = mind.orElseGet(() -> minds.apply(seats.find(input)));
        mind = Optional.of(thinking);
        return thinking;
    }

    private V see(String input) {
        V view = first.map(begun -> views.read(input, begun)).orElseGet(() -> views.read(input));
        seen = Optional.of(view);
        return view;
    }

    @Override
    public void played(String output) {
        byte[] raw = output.getBytes(StandardCharsets.UTF_8);
        if (raw.length == 0 || seen.isEmpty() || mind.isEmpty()) {
            return;
        }
        if (answers.read(raw, seen.get()) instanceof Answer.Given<A> given) {
            mind.get().played(given.action());
        }
    }

    @Override
    public void acknowledged(int code) {
        mind.ifPresent(thinking -> thinking.acknowledged(code));
    }

    @Override
    public String why() {
        return mind.map(Mind::why).orElse("");
    }

    @Override
    public void over(String gameover) {
        mind = Optional.empty();
        first = Optional.empty();
        seen = Optional.empty();
    }
}
