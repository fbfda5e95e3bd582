package arena.exchange;

import static org.awaitility.Awaitility.await;

import arena.game.AnswerForm;
import arena.game.Seat;
import arena.game.TimeLimit;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Update;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** A team folder with its player, a clock that the test moves, and all remarks; the test is the bot. */
final class ServedFolder implements AutoCloseable {

    static final String TEAM = "Alpha_1";
    static final AnswerForm MANY_ORDERS = new AnswerForm(AnswerForm.Ending.END_LINE, false);
    static final AnswerForm WITH_DRAFTS = new AnswerForm(AnswerForm.Ending.LINE, true);
    static final Duration LIMIT = Duration.ofSeconds(3);

    final ManualClock clock;
    final Field field;
    final FolderPlayer player;
    final Path folder;
    private final List<Event> events = new CopyOnWriteArrayList<>();

    private ServedFolder(Field field, ManualClock clock, FolderPlayer.Occupancy occupancy) {
        this.clock = clock;
        this.field = field;
        this.player = field.player(TEAM, new PlayerInfo("folder", new TreeMap<>()), Duration.ofSeconds(10), occupancy);
        this.folder = player.folder();
        clock.passBetweenLooks(field.parts().folders().tasks(folder));
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Opens a field in which no folder counts as blocked before the test's clock says so. */
    private static ServedFolder opened(Path root, FieldOptions options, FolderPlayer.Occupancy occupancy) {
        ManualClock clock = new ManualClock();
        return new ServedFolder(Field.open(root, options, clock), clock, occupancy);
    }

    /** Returns a player that has not joined yet. */
    static ServedFolder waiting(Path root, FieldOptions options) {
        return opened(root, options, FolderPlayer.Occupancy.SERVED);
    }

    /** Returns the same in a field that is open already, with its clock. */
    static ServedFolder waiting(Field field, ManualClock clock) {
        return new ServedFolder(field, clock, FolderPlayer.Occupancy.SERVED);
    }

    /** Returns a player whose bot will be launched and that has not joined yet. */
    static ServedFolder launched(Path root) {
        return opened(root, FieldOptions.STANDARD, FolderPlayer.Occupancy.LAUNCHED);
    }

    /** Returns the same for another attempt at a match. */
    static ServedFolder launchedAgain(Path root) {
        return opened(root, FieldOptions.STANDARD, FolderPlayer.Occupancy.LAUNCHED_AGAIN);
    }

    /** Returns a player whose bot is ready. */
    static ServedFolder ready(Path root) throws IOException {
        return ready(root, FieldOptions.STANDARD);
    }

    static ServedFolder ready(Path root, FieldOptions options) throws IOException {
        ServedFolder served = waiting(root, options);
        served.join();
        served.write("ready.txt", "");
        served.awaitHere();
        return served;
    }

    void join() {
        player.join(invitation());
    }

    Invitation invitation() {
        return new Invitation("test-match", "test", new Seat(1), 7, clock, events::add);
    }

    boolean isHere() {
        return player.presence() instanceof Presence.Here;
    }

    void awaitHere() {
        until(this::isHere);
    }

    /** Asks for one order. */
    void ask(int number) {
        ask(number, AnswerForm.ONE_ORDER);
    }

    void ask(int number, AnswerForm form) {
        player.sendPrompt(new Prompt(number, "Expecting = C\n", TimeLimit.of(LIMIT), form));
    }

    /** Sends an update without an awaited answer. */
    void tell(int number) {
        player.sendUpdate(new Update(number, "Expecting = ORDERS\n", AnswerForm.ONE_ORDER, true));
    }

    void acknowledge(int number, int code) {
        player.acknowledge(new Acknowledgement(number, code, List.of()));
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    /** Writes a file in place, as a bot may. */
    void write(String name, String text) throws IOException {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Overwrites a text in one step, unless it gets shorter, so that no scan sees an empty file between two texts. */
    void write(String name, byte[] bytes) throws IOException {
        Path file = path(name);
        if (Files.isRegularFile(file) && Files.size(file) <= bytes.length) {
            Files.write(file, bytes, StandardOpenOption.WRITE);
        } else {
            Files.write(file, bytes);
        }
    }

    /** Writes under a temporary name and renames, as a bot should. */
    void publish(String name, String text) throws IOException {
        Path part = path(name + ".tmp");
        Files.writeString(part, text);
        Files.move(part, path(name), StandardCopyOption.ATOMIC_MOVE);
    }

    String text(String name) throws IOException {
        return Files.readString(path(name));
    }

    SortedSet<String> names() throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            SortedSet<String> names = new TreeSet<>();
            paths.forEach(path -> names.add(path.getFileName().toString()));
            return names;
        }
    }

    /** Returns the names with a prefix. */
    SortedSet<String> names(String beginning) throws IOException {
        SortedSet<String> names = names();
        names.removeIf(name -> !name.startsWith(beginning + "_"));
        return names;
    }

    /**
     * Returns the answer as soon as the arena has it; the clock moves only as far as an incomplete file needs to be
     * read again.
     */
    Reply awaitReply() {
        Reply[] found = new Reply[1];
        until(() -> {
            Optional<Reply> reply = player.reply();
            reply.ifPresentOrElse(given -> found[0] = given, () -> clock.pass(Duration.ofNanos(200_000)));
            return reply.isPresent();
        });
        return found[0];
    }

    /** Waits until the arena has read an answer that is not complete yet. */
    void awaitHalfRead() {
        until(() -> player.reply().isEmpty() && isHalfRead());
    }

    /** Returns whether a file was read that is not complete yet, and no scan is running. */
    boolean isHalfRead() {
        return player.wakeNanos() <= clock.nanos() + 1_000_000;
    }

    /** Waits until a complete draft was read, and no scan is running. */
    void awaitDraftRead() {
        FolderTasks tasks = field.parts().folders().tasks(folder);
        until(() -> player.reply().isEmpty()
                && !tasks.isBusy()
                && player.wakeNanos() > clock.nanos()
                && player.wakeNanos() <= clock.nanos() + 20_000_000
                && !tasks.isBusy());
    }

    /** Waits until there is a remark of a kind; what is remarked must not be an answer. */
    void awaitNotice(String kind) {
        until(() -> {
            if (player.reply().isPresent()) {
                throw new AssertionError("what should be noticed as " + kind + " was taken for an answer");
            }
            return !notices(kind).isEmpty();
        });
    }

    List<String> notices(String kind) {
        return noticed(kind).map(Event.Noticed::words).toList();
    }

    /** Returns the numbers of the answers that the remarks of a kind concern. */
    List<Integer> outputs(String kind) {
        return noticed(kind).flatMap(notice -> notice.output().stream()).toList();
    }

    private Stream<Event.Noticed> noticed(String kind) {
        return events.stream()
                .filter(Event.Noticed.class::isInstance)
                .map(Event.Noticed.class::cast)
                .filter(notice -> notice.kind().equals(kind));
    }

    List<Event> events() {
        return events;
    }

    static String text(Reply reply) {
        return reply.bytes()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse("(none)");
    }

    static void until(BooleanSupplier condition) {
        await().pollInSameThread()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(2))
                .until(condition::getAsBoolean);
    }

    @Override
    public void close() {
        player.leave();
        field.close();
    }
}
