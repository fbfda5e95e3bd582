package arena.report.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.launch.machine.SystemTools;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.Replay;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilmTest {

    private static final Duration PACE = Duration.ofMillis(100);

    @TempDir
    private Path folder;

    private MatchRecord record() {
        return MatchRecord.read(PlayedMatch.play(folder, ChainReaction.definition(), Map.of("turn-limit", "10"), 20));
    }

    private static MatchFilm film(MatchRecord record) {
        return new MatchFilm(
                Replay.of(ChainReaction.definition(), record.entries()),
                record.began().orElseThrow(),
                new Viewpoint.Referee());
    }

    private static long colours(BufferedImage image) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return IntStream.of(pixels).distinct().count();
    }

    @Test
    void aGifHasAFrameForEachMoveAndOneForTheEnd() throws IOException {
        MatchRecord record = record();
        Path file = folder.resolve("match.gif");

        new GifWriter(film(record), PACE).write(file);

        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            assertThat(reader.getNumImages(true))
                    .isEqualTo((int) record.events(Event.Ruled.class).count() + 1);
            assertThat(colours(reader.read(0))).isBetween(5L, 252L);
            assertThat(reader.read(3).getData().getDataBuffer())
                    .isNotEqualTo(reader.read(4).getData().getDataBuffer());
        } finally {
            reader.dispose();
        }
    }

    @Test
    void anOlderFileIsReplacedWholeAndKeptIfTheNewOneCannotBeFinished() throws IOException {
        Path file = folder.resolve("match.gif");
        Files.write(file, new byte[10_000_000]);
        GifWriter writer = new GifWriter(film(record()), PACE);

        writer.save(file);

        byte[] whole = Files.readAllBytes(file);
        assertThat(whole.length).isLessThan(10_000_000);
        assertThat(whole[whole.length - 1]).as("the end of a GIF").isEqualTo((byte) 0x3B);
        FilmWriter failing = draft -> {
            Files.writeString(draft, "half a film");
            throw new IOException("no space left on device");
        };
        assertThatThrownBy(() -> failing.save(file)).hasMessage("no space left on device");
        assertThat(file).hasBinaryContent(whole);
        assertThat(folder.toFile().list()).noneMatch(name -> name.startsWith(".draft"));
    }

    @Test
    void framesHaveEvenSidesAndShowTheBoard() {
        BufferedImage frame = film(record()).frame(5);

        assertThat(frame.getWidth() % 2 + frame.getHeight() % 2).isZero();
        assertThat(colours(frame)).isGreaterThan(10);
    }

    @Test
    @Tag("slow")
    void aVideoIsWrittenByFfmpegAndItsComplaintIsTold() throws IOException {
        assumeTrue(SystemTools.find("ffmpeg").isPresent(), "NOT TESTED: a video of a match, which needs ffmpeg");
        MatchFilm film = film(record());
        Path file = folder.resolve("match.mp4");

        new VideoWriter(film, PACE).write(file);

        assertThat(Files.size(file)).isGreaterThan(5_000);
        assertThatThrownBy(() -> new VideoWriter(film, PACE).write(folder.resolve("match.unknown")))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("ffmpeg says: ")
                .hasMessageContaining("match.unknown");
    }
}
