package arena.match;

import arena.game.Departure;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.TimeLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A random script from a seed: mostly regular, but also late, mute, invalid, drafting, dying, or never ready. Half of
 * these players are calm and always answer correctly, so that complete matches occur too.
 */
final class RandomScript implements PlayerScript {

    private final Random random;
    private final Function<Prompt, String> legal;
    private final boolean calm;

    /**
     * Makes a script.
     *
     * @param legal returns a legal order, written as a bot would
     */
    RandomScript(Random random, Function<Prompt, String> legal) {
        this.random = random;
        this.legal = legal;
        this.calm = random.nextBoolean();
    }

    /** Returns a script that plays any legal order of a game that lists them. */
    static <S, V, A> RandomScript of(GameDefinition<S, V, A> game, Seat seat, Random random) {
        return new RandomScript(random, prompt -> {
            V view = game.views().read(prompt.text());
            List<A> actions = game.search().orElseThrow().actions(view, seat);
            return game.answers().write(actions.get(random.nextInt(actions.size())));
        });
    }

    @Override
    public Duration patience() {
        return Duration.ofSeconds(1 + random.nextInt(3));
    }

    @Override
    public List<ScriptedAction> invited() {
        int draw = calm ? 99 : random.nextInt(100);
        if (draw < 8) {
            return List.of();
        }
        if (draw < 16) {
            return List.of(
                    new ScriptedAction(within(2000), new ScriptedAction.Die(Departure.NOT_READY, "exit code 127")));
        }
        if (draw < 24) {
            return List.of(
                    ScriptedAction.appear().after(within(900)),
                    ScriptedAction.die().after(within(2000)));
        }
        return List.of(ScriptedAction.appear().after(within(900)));
    }

    @Override
    public List<ScriptedAction> prompted(Prompt prompt) {
        return answer(prompt);
    }

    @Override
    public List<ScriptedAction> updated(Update update) {
        Prompt prompt = new Prompt(update.number(), update.text(), TimeLimit.NONE, update.orders());
        List<ScriptedAction> actions = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            String text = !calm && random.nextInt(5) == 0 ? babble() : legal.apply(prompt);
            actions.add(ScriptedAction.order(text).after(within(40)));
        }
        if (!calm && random.nextInt(30) == 0) {
            actions.add(ScriptedAction.die().after(within(40)));
        }
        return actions;
    }

    private List<ScriptedAction> answer(Prompt prompt) {
        long limitMillis = prompt.limit().millis();
        ScriptedAction well =
                ScriptedAction.write(legal.apply(prompt)).afterMillis(random.nextInt((int) limitMillis + 1));
        if (calm) {
            return List.of(well);
        }
        return switch (random.nextInt(40)) {
            case 0 -> List.of();
            case 1 -> List.of(well.afterMillis(limitMillis + 1 + random.nextInt(50)));
            case 2 -> List.of(ScriptedAction.write(babble()).after(within(50)));
            case 3 ->
                List.of(ScriptedAction.half(legal.apply(prompt).stripTrailing()).after(within(50)));
            case 4 ->
                List.of(
                        ScriptedAction.draft(legal.apply(prompt)),
                        ScriptedAction.draft(babble()).after(within(90)));
            case 5 ->
                List.of(
                        ScriptedAction.draft(babble()),
                        ScriptedAction.draft(legal.apply(prompt)).after(within(90)),
                        well);
            case 6 ->
                random.nextBoolean()
                        ? List.of(ScriptedAction.die().after(within(50)))
                        : List.of(well, ScriptedAction.die().after(within(90)));
            case 7 ->
                List.of(ScriptedAction.half(babble()), ScriptedAction.die().after(within(50)));
            case 8 -> List.of(ScriptedAction.wake(), ScriptedAction.wake().after(within(50)), well);
            case 9 -> List.of(ScriptedAction.write(""), well.after(within(50)));
            case 10 -> List.of(well.afterMillis(limitMillis));
            default -> List.of(well);
        };
    }

    private String babble() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(30); i >= 0; i--) {
            text.append((char)
                    (random.nextInt(4) == 0 ? random.nextInt(256) : " 0159KCS-\r\n\tbid".charAt(random.nextInt(14))));
        }
        return text.toString();
    }

    private Duration within(int millis) {
        return Duration.ofMillis(random.nextInt(millis));
    }
}
