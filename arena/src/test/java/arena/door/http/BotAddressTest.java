package arena.door.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;

class BotAddressTest {

    private static BotAddress address(String url) {
        return new BotAddress(
                URI.create(url), address -> address.getHostAddress().startsWith("127."));
    }

    @Test
    void aRequestGoesToTheNumberThatWasChecked() throws Exception {
        assertThat(address("http://localhost:8081/bot?team=A%20B")
                        .resolve()
                        .orElseThrow()
                        .target())
                .hasToString("http://127.0.0.1:8081/bot?team=A%20B");
        assertThat(address("http://127.0.0.1").resolve().orElseThrow().target()).hasToString("http://127.0.0.1:80/");
    }

    @Test
    void anAddressThatIsNotAllowedIsNamedWithTheRemedy() {
        assertThat(address("http://169.254.169.254/latest").problem())
                .hasValue("The arena may not post to http://169.254.169.254/latest: none of its addresses is allowed;"
                        + " add one to allowed in [http] of config.ini.");
        assertThat(address("http://[::1]/").problem()).isPresent();
        assertThat(address("http://no.such.name.invalid/").problem())
                .hasValueSatisfying(words -> assertThat(words).contains("has no address"));
        assertThat(address("http://127.0.0.1/").problem()).isEmpty();
    }
}
