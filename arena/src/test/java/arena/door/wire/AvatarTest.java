package arena.door.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AvatarTest {

    private static byte[] picture(int width, int height) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", file);
        return file.toByteArray();
    }

    @Test
    void aPictureWithLineBreaksIsTaken() throws IOException {
        byte[] file = picture(32, 32);

        assertThat(Avatar.of(Base64.getMimeEncoder().encodeToString(file)))
                .hasValue(new Avatar(Base64.getEncoder().encodeToString(file)));
    }

    @Test
    void aPictureOfAnotherSizeIsNone() throws IOException {
        assertThat(Avatar.of(Base64.getEncoder().encodeToString(picture(64, 32))))
                .isEmpty();
        assertThat(Avatar.of(Base64.getEncoder().encodeToString(Arrays.copyOf(picture(32, 32), 10_000))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "=", "iVBORw0K", "PHN2Zz48L3N2Zz4="})
    void anotherFileIsNone(String text) {
        assertThat(Avatar.of(text)).isEmpty();
    }
}
