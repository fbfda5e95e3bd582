package arena.report.film;

import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** A writer of a film as a video, by the program ffmpeg. */
public final class VideoWriter implements FilmWriter {

    /** The program that is run. */
    public static final String PROGRAM = "ffmpeg";

    private static final double MILLIS_PER_SECOND = 1_000;

    private final MatchFilm film;
    private final Duration pace;

    /**
     * Prepares a writer.
     *
     * @param pace the time of a frame
     */
    public VideoWriter(MatchFilm film, Duration pace) {
        this.film = film;
        this.pace = pace;
    }

    /**
     * Writes a file; its ending names the format.
     *
     * @throws IOException with the last words of the program if it fails
     */
    @Override
    public void write(Path file) throws IOException {
        Path words = Files.createTempFile("arena-video", ".txt");
        try {
            Process process = program(file)
                    .redirectErrorStream(true)
                    .redirectOutput(words.toFile())
                    .start();
            try {
                boolean accepted = hasAccepted(process);
                if (process.waitFor() != 0 || !accepted) {
                    throw new IOException(PROGRAM + " says: "
                            + Files.readString(words, StandardCharsets.UTF_8).strip());
                }
            } finally {
                process.destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", stopped);
        } finally {
            Files.deleteIfExists(words);
        }
    }

    private ProcessBuilder program(Path file) {
        return new ProcessBuilder(List.of(
                PROGRAM,
                "-y",
                "-loglevel",
                "error",
                "-f",
                "rawvideo",
                "-pixel_format",
                "bgr24",
                "-video_size",
                film.width() + "x" + film.height(),
                "-framerate",
                String.format(Locale.ROOT, "%.3f", MILLIS_PER_SECOND / pace.toMillis()),
                "-i",
                "-",
                "-pix_fmt",
                "yuv420p",
                file.toString()));
    }

    /** Sends all frames; returns false if the program closes its input before, as it does after a failure. */
    private boolean hasAccepted(Process process) {
        try (OutputStream out = process.getOutputStream()) {
            for (int frame = 0; frame < film.frames(); frame++) {
                byte[] pixels = ((DataBufferByte) film.frame(frame).getRaster().getDataBuffer()).getData();
                for (int shown = frame == film.frames() - 1 ? LAST_FRAME : 1; shown > 0; shown--) {
                    out.write(pixels);
                }
            }
            return true;
        } catch (IOException closed) {
            return false;
        }
    }
}
