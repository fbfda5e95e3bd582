package arena.cli.city;

import static org.assertj.core.api.Assertions.assertThat;

import arena.cli.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MapsCommandTest {

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void open() throws IOException {
        console = new Console(root);
    }

    @Test
    void aNewMapCanBeKeptCheckedAndShown() throws IOException {
        Console.Printed made = console.type("maps", "new", "--seed", "7", "--width", "40", "--no-signals");
        assertThat(made.code()).isZero();
        assertThat(made.out()).contains("map city-7 40 31\n").doesNotContain("\nsignal ");
        Files.writeString(console.folder().resolve("final.txt"), made.out());
        assertThat(console.type("maps", "check", "final.txt").out()).isEqualTo("final.txt: the map is playable.\n");
        assertThat(console.type("maps", "show", "final.txt").out()).startsWith(made.out());
        assertThat(console.type("maps", "new", "--seed", "7", "--width", "40", "--no-signals")
                        .out())
                .isEqualTo(made.out());
    }

    @Test
    void aMapOfTheGameIsShownByItsName() {
        Console.Printed shown = console.type("maps", "show", "harbour");
        assertThat(shown.code()).isZero();
        assertThat(shown.out()).contains("map harbour 31 31\n", " 14 bus stops, 5 coffee stops, ");
    }

    @Test
    void whatIsWrongWithAMapIsToldLineByLine() throws IOException {
        String made = console.type("maps", "new", "--seed", "7").out();
        Files.writeString(console.folder().resolve("broken.txt"), made + "start 0 0 N\nsignal 0 0\n");
        Console.Printed checked = console.type("maps", "check", "broken.txt");
        int lines = (int) made.lines().count();
        assertThat(checked.code()).isEqualTo(1);
        assertThat(checked.err())
                .contains("broken.txt, line " + (lines + 1) + ": a car starts on a road straight on")
                .contains("broken.txt, line " + (lines + 2) + ": a signal stands where");
    }

    @Test
    void mistakesAreTold() throws IOException {
        Console.Printed missing = console.type("maps", "check", "nowhere.txt");
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).contains("There is no file nowhere.txt", "harbour");
        Files.createDirectory(console.folder().resolve("maps"));
        assertThat(console.type("maps", "check", "maps").err()).contains("maps is a folder; name a file with a map");
        Files.write(console.folder().resolve("packed.zip"), new byte[] {'P', 'K', 3, 4, (byte) 0xFE});
        Console.Printed packed = console.type("maps", "show", "packed.zip");
        assertThat(packed.code()).isEqualTo(1);
        assertThat(packed.err()).contains("packed.zip is not a text in UTF-8");
        Files.writeString(console.folder().resolve("long.txt"), ";".repeat(100_001));
        assertThat(console.type("maps", "check", "long.txt").err())
                .contains("long.txt has 100001 characters, but a map has at most 100000; shorten");
        Console.Printed large = console.type("maps", "new", "--seed", "1", "--width", "80");
        assertThat(large.code()).isEqualTo(2);
        assertThat(large.err()).contains("A city is made from 31x31 to 79x58 tiles, not 80x31.");
        assertThat(console.type("maps", "new", "--seed", "1", "--name", "a b").code())
                .isEqualTo(2);
        assertThat(console.type("maps").err()).contains("one of new, show, check");
    }
}
