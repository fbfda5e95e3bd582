package arena.door.wire;

import arena.door.ArenaFile;
import arena.door.DoorFolder;
import arena.exchange.state.FileName;
import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** A door between a connected bot and its team folder, for one match. */
final class WireDoor implements WireClient.Listener {

    /** After this many messages without a prompt the bot's messages are read slowly. */
    private static final int MESSAGES = 50;

    private static final long SLOW_MILLIS = 20;

    private final DoorFolder folder;
    private final WireClient client;
    private final WireTranslator translator;
    private final Consumer<String> remarks;
    private final AtomicInteger messages = new AtomicInteger();
    private int orders;
    private boolean tooLong;
    private volatile long heardNanos = System.nanoTime();
    private volatile boolean over;

    /**
     * Makes a door.
     *
     * @param remarks receives a sentence about an answer that cannot be published; from any thread
     */
    WireDoor(DoorFolder folder, WireClient client, WireTranslator translator, Consumer<String> remarks) {
        this.folder = folder;
        this.client = client;
        this.translator = translator;
        this.remarks = remarks;
    }

    /** Carries messages until the match is over or the thread is interrupted. */
    void carry() throws IOException, InterruptedException {
        client.listen(this);
        try {
            while (!over) {
                for (ArenaFile file : folder.await()) {
                    take(file);
                }
                over |= folder.isCleared();
                due().filter(order -> !over).ifPresent(this::publish);
                if (client.isConnected() && !over) {
                    folder.beat();
                }
            }
        } finally {
            over = true;
        }
    }

    private Optional<WireTranslator.Order> due() {
        synchronized (translator) {
            return translator.due(Duration.ofNanos(System.nanoTime() - heardNanos));
        }
    }

    private void take(ArenaFile file) {
        if (file.kind() == FileName.Kind.INPUT) {
            messages.set(0);
            heardNanos = System.nanoTime();
            synchronized (translator) {
                translator.prompt(file.name().number(), file.text()).forEach(this::send);
            }
        }
        over |= file.kind() == FileName.Kind.GAMEOVER;
    }

    private void send(XmlElement message) {
        int bytes = client.send(message);
        if (bytes > WireFrames.MOST_BYTES && !tooLong) {
            tooLong = true;
            remarks.accept("the message " + message.name() + " has " + bytes + " bytes, and many bots can hold "
                    + WireFrames.MOST_BYTES + " at most; choose a smaller map");
        }
    }

    @Override
    public void message(XmlElement message) throws InterruptedException {
        if (over) {
            return;
        }
        if (messages.incrementAndGet() > MESSAGES) {
            Thread.sleep(SLOW_MILLIS);
        }
        Optional<WireTranslator.Order> order;
        heardNanos = System.nanoTime();
        synchronized (translator) {
            order = translator.order(message);
        }
        order.ifPresent(this::publish);
    }

    private void publish(WireTranslator.Order order) {
        int number = order.prompt() > 0 ? order.prompt() : ++orders;
        try {
            folder.publish(FileName.Kind.OUTPUT, number, order.text().getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            remarks.accept("an answer could not be put into the folder: " + failure);
        }
    }

    @Override
    public void connectedAgain() {
        synchronized (translator) {
            translator.resume().forEach(this::send);
        }
    }
}
