package asterobots;

/**
 * One command of the main phase; {@link Commands} makes them.
 *
 * @param line the command as the arena reads it
 */
public record Command(String line) {

    @Override
    public String toString() {
        return line;
    }
}
