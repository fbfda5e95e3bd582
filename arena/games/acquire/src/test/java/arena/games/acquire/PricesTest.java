package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GamePage;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of prices and bonuses against the tables of both documents. */
class PricesTest {

    @ParameterizedTest
    @CsvSource({
        "2, 2, 200",
        "3, 3, 300",
        "4, 4, 400",
        "5, 5, 500",
        "6, 10, 600",
        "11, 20, 700",
        "21, 30, 800",
        "31, 40, 900",
        "41, 108, 1000"
    })
    void aShareCostsWhatTheTableSays(int from, int to, int cheapest) {
        for (int size = from; size <= to; size++) {
            for (ChainSet set : ChainSet.values()) {
                for (HotelChain chain : set.chains()) {
                    int price = cheapest + chain.base() - 200;
                    assertThat(chain.price(size)).isEqualTo(price);
                    assertThat(HotelChain.firstBonus(price)).isEqualTo(10 * price);
                    assertThat(HotelChain.secondBonus(price)).isEqualTo(5 * price);
                }
            }
        }
        assertThat(new GamePage("acquire").text().replace('\n', ' '))
                .containsPattern(
                        from == 2
                                ? "chain of two tiles costs \\$200, \\$300 or \\$400"
                                : "rises by \\$100 each at [^.]*\\b" + from + "\\b");
    }

    @Test
    void aChainThatIsNotOnTheBoardHasNoPrice() {
        assertThat(ChainSet.CLASSIC.at(0).price(0)).isZero();
    }

    @Test
    void eachRuleSetHasTwoCheapThreeMiddlingAndTwoDearChainsByName() {
        for (ChainSet set : ChainSet.values()) {
            assertThat(set.chains())
                    .extracting(HotelChain::base)
                    .containsExactlyInAnyOrder(200, 200, 300, 300, 300, 400, 400);
            assertThat(set.chains()).extracting(HotelChain::name).isSorted();
        }
        assertThat(ChainSet.WINDWARD.of("hp").orElseThrow().base()).isEqualTo(400);
        assertThat(ChainSet.WINDWARD.of("Amazon").orElseThrow().base()).isEqualTo(200);
        assertThat(ChainSet.CLASSIC.of("i").orElseThrow().base()).isEqualTo(400);
        assertThat(ChainSet.CLASSIC.of("T").orElseThrow().base()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "4 0 0, 200, 3000 0 0",
        "1 1 0, 200, 1500 1500 0",
        "0 12 0 12, 700, 0 5300 0 5300",
        "2 1 2 2, 300, 1500 0 1500 1500",
        "0 1 1 1 1, 500, 0 1900 1900 1900 1900",
        "3 3 4, 400, 1000 1000 4000",
        "3 3 4 3, 400, 700 700 4000 700",
        "2 3 7 1 3 3, 700, 0 1200 7000 0 1200 1200",
        "0 0 0, 700, 0 0 0"
    })
    void upToTheNextHundredOfBothTogether(String shares, int price, String amounts) {
        assertThat(bonuses(shares, price, true)).isEqualTo(numbers(amounts));
    }

    @ParameterizedTest
    @CsvSource({
        "4 0 0, 2, 3000 0 0",
        "1 1 0, 2, 1500 1500 0",
        "1 1 1, 2, 999 999 999",
        "0 12 0 12, 11, 0 5250 0 5250",
        "0 1 1 1 1, 5, 0 1875 1875 1875 1875",
        "3 3 4 3, 4, 666 666 4000 666",
        "5 2 2 2, 2, 2000 333 333 333",
        "4 4 4 4 4 4, 41, 2499 2499 2499 2499 2499 2499",
        "1 2 2, 31, 0 6750 6750"
    })
    void toWholeDollarsOfEachInAChainOfTheLowestPrices(String shares, int size, String amounts) {
        int price = ChainSet.WINDWARD.at(0).price(size);
        assertThat(bonuses(shares, price, false)).isEqualTo(numbers(amounts));
    }

    private static List<Integer> bonuses(String shares, int price, boolean roundsUp) {
        List<Integer> holdings = numbers(shares);
        List<Integer> amounts = new ArrayList<>(Collections.nCopies(holdings.size(), 0));
        Bonuses.of(holdings, price, roundsUp)
                .forEach(bonus -> amounts.set(bonus.holder(), amounts.get(bonus.holder()) + bonus.amount()));
        return amounts;
    }

    private static List<Integer> numbers(String text) {
        return WordSplitter.of(text).stream().map(Integer::valueOf).toList();
    }
}
