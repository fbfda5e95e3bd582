package arena.level;

/**
 * A mind that leaves some of its turns to a weaker one, so that its strength is between those of the two. Both minds
 * see every view, order and ruling.
 *
 * @param <V> the view of a seat
 * @param <A> an action of the game
 */
public final class MixedMind<V, A> implements Mind<V, A> {

    private final Mind<V, A> stronger;
    private final Mind<V, A> weaker;
    private final int weakerPercent;
    private final MindRandom random;
    private Mind<V, A> chooser;

    private MixedMind(Mind<V, A> stronger, Mind<V, A> weaker, int weakerPercent, MindRandom random) {
        this.stronger = stronger;
        this.weaker = weaker;
        this.weakerPercent = weakerPercent;
        this.random = random;
        this.chooser = stronger;
    }

    /**
     * Returns a factory of minds that mix those of two factories.
     *
     * @param weakerPercent the percentage of turns in which the weaker mind chooses
     */
    public static <V, A> Level.MindFactory<V, A> of(
            Level.MindFactory<V, A> stronger, Level.MindFactory<V, A> weaker, int weakerPercent) {
        return (mindSeat, chance, thinking) -> {
            MindRandom random = new MindRandom(chance);
            return new MixedMind<>(
                    stronger.make(mindSeat, random.split(), thinking),
                    weaker.make(mindSeat, random.split(), thinking),
                    weakerPercent,
                    random);
        };
    }

    @Override
    public A choose(V view) {
        chooser = random.happens(weakerPercent) ? weaker : stronger;
        Mind<V, A> other = chooser == weaker ? stronger : weaker;
        other.follow(view);
        A order = chooser.choose(view);
        other.played(order);
        return order;
    }

    @Override
    public void follow(V view) {
        stronger.follow(view);
        weaker.follow(view);
    }

    @Override
    public void played(A order) {
        stronger.played(order);
        weaker.played(order);
    }

    @Override
    public void acknowledged(int code) {
        stronger.acknowledged(code);
        weaker.acknowledged(code);
    }

    @Override
    public String why() {
        return chooser.why();
    }
}
