package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowedAddressesTest {

    private static final Path FOLDER = Path.of("");
    private static final Key<AllowedAddresses> KEY = AllowedAddresses.key("allowed", "127.0.0.0/8 ::1");

    private static boolean allows(AllowedAddresses list, String address) throws Exception {
        return list.test(InetAddress.getByName(address));
    }

    @ParameterizedTest
    @CsvSource({
        "10.1.2.3, 10.1.2.3, true",
        "10.1.2.3, 10.1.2.4, false",
        "10.1.128.0/17, 10.1.129.7, true",
        "10.1.128.0/17, 10.1.127.7, false",
        "0.0.0.0/0, 8.8.8.8, true",
        "0.0.0.0/0, fe80::1, false",
        "fe80::/10, fe80::1, true"
    })
    void anAddressIsAllowedIfANetworkOfTheListHoldsIt(String list, String address, boolean allowed) throws Exception {
        assertThat(allows(KEY.parser().parse(list, FOLDER).value().orElseThrow(), address))
                .isEqualTo(allowed);
    }

    @Test
    void thisMachineAloneIsAllowedByDefault() throws Exception {
        AllowedAddresses standard = KEY.standard(FOLDER);

        assertThat(allows(standard, "127.8.9.1")).isTrue();
        assertThat(allows(standard, "::1")).isTrue();
        assertThat(allows(standard, "128.0.0.1")).isFalse();
        assertThat(allows(standard, "::2")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "127.0.0.0/33",
                "127.0.0.0/-1",
                "127.0.0.0/",
                "127.0.0.0/8/8",
                "::1/129",
                "300.1.1.1",
                "1.2.3",
                ":::",
                "bots.example.org",
                "face"
            })
    void aWordThatIsNoNetworkIsNamed(String word) {
        assertThat(KEY.parser().parse("::1 " + word, FOLDER).mistake())
                .isEqualTo("allowed is a list of IP addresses and networks such as 10.1.0.0/16, and \"" + word
                        + "\" is none; correct it.");
    }
}
