package arena.tournament.format;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is computed when it is first read, by any thread; most values are never read. */
final class Lazy<T> {

    private Optional<Supplier<T>> supplier;
    private Optional<T> value = Optional.empty();

    Lazy(Supplier<T> work) {
        this.supplier = Optional.of(work);
    }

    synchronized T get() {
        // The supplier is released.
        supplier.ifPresent(todo -> value = Optional.of(todo.get()));
        supplier = Optional.empty();
        return value.orElseThrow();
    }
}
