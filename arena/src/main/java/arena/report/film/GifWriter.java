package arena.report.film;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** A writer of a film as an animated GIF, which repeats for ever. */
public final class GifWriter implements FilmWriter {

    private static final int MILLIS_PER_TICK = 10;

    /** Six steps of red, seven of green and six of blue are 252 of the 256 colours that the format has. */
    private static final int[] STEPS = {6, 7, 6};

    private final MatchFilm film;
    private final Duration pace;
    private final Map<Integer, Integer> known = new HashMap<>();
    private final IndexColorModel colours = colours();

    /**
     * Prepares a writer.
     *
     * @param pace the time of a frame
     */
    public GifWriter(MatchFilm film, Duration pace) {
        this.film = film;
        this.pace = pace;
    }

    @Override
    public void write(Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (int frame = 0; frame < film.frames(); frame++) {
                BufferedImage image = indexed(film.frame(frame));
                writer.writeToSequence(new IIOImage(image, null, metadata(writer, image, frame)), null);
            }
            writer.endWriteSequence();
            out.flush();
        } finally {
            writer.dispose();
        }
    }

    private IIOMetadata metadata(ImageWriter writer, BufferedImage image, int frame) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
        String format = metadata.getNativeMetadataFormatName();
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(format);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        boolean last = frame == film.frames() - 1;
        long ticks = pace.toMillis() / MILLIS_PER_TICK * (last ? LAST_FRAME : 1);
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("transparentColorIndex", "0");
        control.setAttribute("delayTime", Long.toString(ticks));
        if (frame == 0) {
            IIOMetadataNode repeats = new IIOMetadataNode("ApplicationExtension");
            repeats.setAttribute("applicationID", "NETSCAPE");
            repeats.setAttribute("authenticationCode", "2.0");
            // One block of data: its number, and two bytes with the number of repetitions, 0 for no end.
            repeats.setUserObject(new byte[] {1, 0, 0});
            child(root, "ApplicationExtensions").appendChild(repeats);
        }
        metadata.setFromTree(format, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        if (root.getElementsByTagName(name).getLength() == 0) {
            root.appendChild(new IIOMetadataNode(name));
        }
        return (IIOMetadataNode) root.getElementsByTagName(name).item(0);
    }

    private BufferedImage indexed(BufferedImage frame) {
        BufferedImage image =
                new BufferedImage(frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, colours);
        int[] row = new int[frame.getWidth()];
        for (int y = 0; y < frame.getHeight(); y++) {
            frame.getRGB(0, y, row.length, 1, row, 0, row.length);
            int colour = row[0];
            int index = known.computeIfAbsent(colour, GifWriter::index);
            for (int x = 0; x < row.length; x++) {
                // Most pixels have the colour of the one before.
                if (row[x] != colour) {
                    colour = row[x];
                    index = known.computeIfAbsent(colour, GifWriter::index);
                }
                row[x] = index;
            }
            image.getRaster().setSamples(0, y, row.length, 1, 0, row);
        }
        return image;
    }

    private static int index(int rgb) {
        Color colour = new Color(rgb);
        int red = step(colour.getRed(), STEPS[0]);
        int green = step(colour.getGreen(), STEPS[1]);
        int blue = step(colour.getBlue(), STEPS[2]);
        return (red * STEPS[1] + green) * STEPS[2] + blue;
    }

    private static int step(int level, int steps) {
        return Math.round(level * (steps - 1) / 255f);
    }

    private static IndexColorModel colours() {
        int number = STEPS[0] * STEPS[1] * STEPS[2];
        byte[][] levels = new byte[3][number];
        for (int at = 0; at < number; at++) {
            levels[0][at] = level(at / STEPS[2] / STEPS[1], STEPS[0]);
            levels[1][at] = level(at / STEPS[2] % STEPS[1], STEPS[1]);
            levels[2][at] = level(at % STEPS[2], STEPS[2]);
        }
        return new IndexColorModel(8, number, levels[0], levels[1], levels[2]);
    }

    private static byte level(int step, int steps) {
        return (byte) (step * 255 / (steps - 1));
    }
}
