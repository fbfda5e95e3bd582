package arena.bench;

import java.io.IOException;

/** One way for two processes to play turns with each other. */
interface ExchangeContender extends AutoCloseable {

    /** Returns what it is, in few words. */
    String words();

    /** Plays about so many turns and adds their times. */
    void play(int turns, ExchangeSamples samples) throws IOException, InterruptedException;

    @Override
    void close() throws IOException;
}
