package arena.door.wire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.wire.XmlElement;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class XmlReaderTest {

    private static Optional<String> read(String xml) {
        return XmlReader.read(xml.getBytes(StandardCharsets.UTF_8)).map(XmlElement::xml);
    }

    private static String attributes(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> " a" + number + "=''")
                .collect(Collectors.joining());
    }

    @Test
    void anElementHasItsAttributesItsTextAndItsChildren() {
        assertThat(read("<a c='1' b='2'>x<d><e/></d>y<!-- z -->z<f>7</f></a>"))
                .hasValue("<a b=\"2\" c=\"1\">xyz<d><e/></d><f>7</f></a>");
    }

    @Test
    void anElementWithTooManyAttributesIsNone() {
        assertThat(read("<a" + attributes(XmlReader.MOST_ATTRIBUTES) + "/>")).isPresent();
        assertThat(read("<a" + attributes(XmlReader.MOST_ATTRIBUTES + 1) + "/>"))
                .isEmpty();
    }
}
