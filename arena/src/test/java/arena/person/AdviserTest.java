package arena.person;

import static org.assertj.core.api.Assertions.assertThat;

import arena.superbot.AdvisingResponder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AdviserTest {

    /** A responder that records its calls. */
    private static final class RecordingResponder implements AdvisingResponder {
        private final List<String> entries = new ArrayList<>();

        @Override
        public void follow(String input) {
            entries.add("follow " + input);
        }

        @Override
        public String answer(String input) {
            entries.add("answer " + input);
            return "order\n";
        }

        @Override
        public void played(String output) {
            entries.add("played " + output);
        }

        @Override
        public void acknowledged(int code) {
            entries.add("code " + code);
        }

        @Override
        public String why() {
            return "because";
        }
    }

    private final RecordingResponder responder = new RecordingResponder();
    private final Adviser adviser = new Adviser(responder);

    @Test
    void anAdviserFollowsEveryTurnAndSearchesOnlyForHints() {
        adviser.asked("1");
        adviser.judged("a", 0);
        adviser.asked("2");
        assertThat(adviser.hint()).contains(new Adviser.Hint("order\n", "because"));
        assertThat(adviser.hint()).as("the same again").isPresent();
        adviser.judged("b", 9);

        assertThat(responder.entries)
                .containsExactly("follow 1", "played a", "code 0", "answer 2", "played b", "code 9");
    }

    @Test
    void inRealTimeAHintIsForTheLastUpdateWithTheFirstOneKnown() {
        adviser.told("1");
        adviser.told("2");
        adviser.judged("a", 0);
        adviser.told("3");
        assertThat(adviser.hint()).contains(new Adviser.Hint("order\n", "because"));
        adviser.told("4");
        assertThat(adviser.hint()).isPresent();
        assertThat(responder.entries).containsExactly("follow 1", "answer 3", "answer 4");
    }

    @Test
    void withoutAnOpenPromptThereIsNoHint() {
        assertThat(adviser.hint()).isEmpty();
        adviser.asked("1");
        adviser.judged("", 20);
        assertThat(adviser.hint()).isEmpty();
    }
}
