package arena.door.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotAddressTest {

    @ParameterizedTest
    @CsvSource({
        "127.0.0.0/8 ::1, 127.8.9.1, true",
        "127.0.0.0/8 ::1, ::1, true",
        "127.0.0.0/8 ::1, 128.0.0.1, false",
        "127.0.0.0/8 ::1, ::2, false",
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.4, false",
        "10.1.128.0/17, 10.1.129.7, true",
        "10.1.128.0/17, 10.1.127.7, false",
        "0.0.0.0/0, 8.8.8.8, true",
        "0.0.0.0/0, fe80::1, false",
        "fe80::/10, fe80::1, true"
    })
    void anAddressIsAllowedIfANetworkOfTheListHoldsIt(String list, String address, boolean allowed) throws Exception {
        assertThat(AllowedAddresses.of(list).allow(InetAddress.getByName(address)))
                .isEqualTo(allowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.0/33", "1.2.3", "", "bots.example.org", "face"})
    void aListHasNumbersOnly(String list) {
        assertThatThrownBy(() -> AllowedAddresses.of(list)).isInstanceOf(IllegalArgumentException.class);
    }

    private static BotAddress address(String url, String allowed) {
        return new BotAddress(URI.create(url), AllowedAddresses.of(allowed));
    }

    @Test
    void aRequestGoesToTheNumberThatWasChecked() throws Exception {
        assertThat(address("http://localhost:8081/bot?team=A%20B", "127.0.0.0/8")
                        .resolve()
                        .orElseThrow()
                        .target())
                .hasToString("http://127.0.0.1:8081/bot?team=A%20B");
        assertThat(address("http://127.0.0.1", "127.0.0.0/8")
                        .resolve()
                        .orElseThrow()
                        .target())
                .hasToString("http://127.0.0.1:80/");
    }

    @Test
    void anAddressThatIsNotAllowedIsNamedWithTheRemedy() {
        assertThat(address("http://169.254.169.254/latest", "127.0.0.0/8").problem())
                .hasValue("The arena may not post to http://169.254.169.254/latest: none of its addresses is allowed;"
                        + " add one to allowed in [http] of config.ini.");
        assertThat(address("http://localhost/", "10.0.0.0/8").problem()).isPresent();
        assertThat(address("http://no.such.name.invalid/", "127.0.0.0/8").problem())
                .hasValueSatisfying(words -> assertThat(words).contains("has no address"));
        assertThat(address("http://127.0.0.1/", "127.0.0.0/8").problem()).isEmpty();
    }
}
