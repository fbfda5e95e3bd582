package arena.match;

import arena.game.Departure;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.TimeLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * Somebody who behaves as a seed will have it: mostly well, but also late, mute, babbling, drafting, dying, or never
 * there at all. Half of them are calm and only ever answer well, so that whole matches are played too.
 */
final class SeededConduct implements Conduct {

    private final Random random;
    private final Function<Prompt, String> legal;
    private final boolean calm;

    /**
     * Makes one.
     *
     * @param legal returns a legal order, written as a bot would
     */
    SeededConduct(Random random, Function<Prompt, String> legal) {
        this.random = random;
        this.legal = legal;
        this.calm = random.nextBoolean();
    }

    /** Returns one who plays any legal order of a game that lists them. */
    static <S, V, A> SeededConduct of(GameBox<S, V, A> box, Seat seat, Random random) {
        return new SeededConduct(random, prompt -> {
            V view = box.views().read(prompt.text());
            List<A> actions = box.search().orElseThrow().actions(view, seat);
            return box.answers().write(actions.get(random.nextInt(actions.size())));
        });
    }

    @Override
    public Duration patience() {
        return Duration.ofSeconds(1 + random.nextInt(3));
    }

    @Override
    public List<Deed> invited() {
        int draw = calm ? 99 : random.nextInt(100);
        if (draw < 8) {
            return List.of();
        }
        if (draw < 16) {
            return List.of(new Deed(within(2000), new Deed.Die(Departure.NOT_READY, "exit code 127")));
        }
        if (draw < 24) {
            return List.of(Deed.appear().after(within(900)), Deed.die().after(within(2000)));
        }
        return List.of(Deed.appear().after(within(900)));
    }

    @Override
    public List<Deed> prompted(Prompt prompt) {
        return answer(prompt);
    }

    @Override
    public List<Deed> told(Update update) {
        Prompt prompt = new Prompt(update.number(), update.text(), TimeLimit.NONE, update.orders());
        List<Deed> deeds = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            String text = !calm && random.nextInt(5) == 0 ? babble() : legal.apply(prompt);
            deeds.add(Deed.order(text).after(within(40)));
        }
        if (!calm && random.nextInt(30) == 0) {
            deeds.add(Deed.die().after(within(40)));
        }
        return deeds;
    }

    private List<Deed> answer(Prompt prompt) {
        long limitMillis = prompt.limit().millis();
        Deed well = Deed.write(legal.apply(prompt)).afterMillis(random.nextInt((int) limitMillis + 1));
        if (calm) {
            return List.of(well);
        }
        return switch (random.nextInt(40)) {
            case 0 -> List.of();
            case 1 -> List.of(well.afterMillis(limitMillis + 1 + random.nextInt(50)));
            case 2 -> List.of(Deed.write(babble()).after(within(50)));
            case 3 -> List.of(Deed.half(legal.apply(prompt).stripTrailing()).after(within(50)));
            case 4 ->
                List.of(Deed.draft(legal.apply(prompt)), Deed.draft(babble()).after(within(90)));
            case 5 ->
                List.of(Deed.draft(babble()), Deed.draft(legal.apply(prompt)).after(within(90)), well);
            case 6 ->
                random.nextBoolean()
                        ? List.of(Deed.die().after(within(50)))
                        : List.of(well, Deed.die().after(within(90)));
            case 7 -> List.of(Deed.half(babble()), Deed.die().after(within(50)));
            case 8 -> List.of(Deed.wake(), Deed.wake().after(within(50)), well);
            case 9 -> List.of(Deed.write(""), well.after(within(50)));
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
