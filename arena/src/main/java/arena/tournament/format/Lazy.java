package arena.tournament.format;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is computed when it is first read, by any thread; most values are never read. */
final class Lazy<T> {

    private Optional<Supplier<T>> work;
    private Optional<T> value = Optional.empty();

    Lazy(Supplier<T> work) {
        this.work = Optional.of(work);
    }

    synchronized T get() {
        // The supplier is released.
        work.ifPresent(todo -> value = Optional.of(todo.get()));
        work = Optional.empty();
        return value.orElseThrow();
    }
}
