package arena.tournament.format;

import java.util.Optional;
import java.util.function.Supplier;

/** Something that is worked out when it is first read, in whatever thread, and most often never. */
final class Lazy<T> {

    private Optional<Supplier<T>> work;
    private Optional<T> value = Optional.empty();

    Lazy(Supplier<T> work) {
        this.work = Optional.of(work);
    }

    synchronized T get() {
        // What it was worked out from is let go.
        work.ifPresent(todo -> value = Optional.of(todo.get()));
        work = Optional.empty();
        return value.orElseThrow();
    }
}
