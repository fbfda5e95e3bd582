package arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class DigestChainTest {

    private static final String PRIOR = "ab".repeat(32);

    private static String digest(AttemptResult ended) {
        return DigestChain.ended(PRIOR, 2, 1, ended);
    }

    @Test
    void anEndOfWhichNoTroubleIsKnownHasTheDigestThatOlderArenasGaveIt() {
        assertThat(digest(StoreSamples.playedWithTrouble(Optional.empty())))
                .isEqualTo("ed1800ba6389d4f855112f01c62ad505495384abaa6729d76da84a392223a022");
    }

    @Test
    void anEndWithoutFiguresHasTheDigestThatItHadBeforeThereWereAny() {
        assertThat(digest(StoreSamples.played(7)))
                .isEqualTo("37767035461674f6f36fc7e60aaf272b37a1d79bde85e86f8891d5a9f429deea");
        assertThat(digest(StoreSamples.reached(70)))
                .isNotEqualTo(digest(StoreSamples.played(7)))
                .isNotEqualTo(digest(StoreSamples.reached(71)));
    }

    @Test
    void troubleAndThatThereIsNoneBelongToTheDigest() {
        assertThat(StoreSamples.playedWithTrouble(Optional.of(""))).isEqualTo(StoreSamples.played(7));
        assertThat(digest(StoreSamples.played(7)))
                .isNotEqualTo(digest(StoreSamples.playedWithTrouble(Optional.empty())))
                .isNotEqualTo(digest(StoreSamples.playedWithTrouble(Optional.of("The record was gone."))));
    }
}
