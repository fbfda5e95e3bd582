package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Reply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class OrdersTest {

    private static final int MOST_WAITING = 64;
    private static final int MOST_PER_CALL = 4;

    @TempDir
    Path root;

    @Test
    void ordersAreTakenInTheOrderOfTheBotsOwnNumbersFrom1() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            served.publish("output_2.txt", "speed 2\n");
            served.publish("output_3.txt", "speed 3\n");
            served.publish("output_1.txt", "speed 1\n");
            List<Reply> orders = awaitOrders(served, 3);
            assertThat(orders).extracting(Reply::number).containsExactly(1, 2, 3);
            assertThat(orders).extracting(ServedFolder::text).containsExactly("speed 1\n", "speed 2\n", "speed 3\n");
            assertThat(served.events()).isEmpty();
        }
    }

    @Test
    void theNumbersOfOrdersAndOfUpdatesHaveNothingToDoWithEachOther() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            for (int update = 1; update <= 5; update++) {
                served.tell(update);
            }
            served.publish("output_1.txt", "speed 1\n");
            assertThat(awaitOrders(served, 1)).extracting(Reply::number).containsExactly(1);
            served.tell(6);
            served.publish("output_2.txt", "speed 2\n");
            assertThat(awaitOrders(served, 1)).extracting(Reply::number).containsExactly(2);
            served.acknowledge(2, 0);
            assertThat(served.text("acknowledge_2.txt")).isEqualTo("0\n");
        }
    }

    @Test
    void anOrderThatWasThereBeforeTheFirstUpdateIsTakenAllTheSame() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.publish("output_1.txt", "speed 1\n");
            assertThat(awaitOrders(served, 1)).extracting(ServedFolder::text).containsExactly("speed 1\n");
        }
    }

    @Test
    void anOrderThatIsNotCompleteHoldsUpThoseAfterItUntilItHasSettled() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            served.publish("output_1.txt", "speed 1");
            served.publish("output_2.txt", "speed 2\n");
            ServedFolder.until(() -> served.player.orders().isEmpty() && served.isHalfRead());
            served.clock.pass(Duration.ofMillis(199));
            assertThat(served.player.orders()).isEmpty();
            served.clock.pass(Duration.ofMillis(1));
            assertThat(awaitOrders(served, 2)).extracting(ServedFolder::text).containsExactly("speed 1", "speed 2\n");
        }
    }

    @Test
    void inRealTimeTheFirstInputAndTheLastOnesStayAndOfOrdersTheLastOnes() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            for (int number = 1; number <= 500; number++) {
                served.tell(number);
                served.publish("output_" + number + ".txt", "speed 1\n");
                assertThat(awaitOrders(served, 1)).extracting(Reply::number).containsExactly(number);
                served.acknowledge(number, 0);
            }
            assertThat(served.names("input"))
                    .hasSize(1 + FolderWriter.FileWindow.KEPT)
                    .contains("input_1.txt", "input_437.txt", "input_500.txt");
            assertThat(served.names("output"))
                    .hasSize(FolderWriter.FileWindow.KEPT)
                    .contains("output_437.txt", "output_500.txt");
            assertThat(served.names("acknowledge"))
                    .hasSize(FolderWriter.FileWindow.KEPT)
                    .contains("acknowledge_437.txt");
            assertThat(served.events()).isEmpty();
        }
    }

    @Test
    void whereAnswersAreWaitedForTheFirstInputAndTheLastFiveHundredQuestionsStay() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            for (int number = 1; number <= FolderWriter.FileWindow.QUESTIONS_KEPT + 9; number++) {
                served.ask(number);
                served.publish("output_" + number + ".txt", "C 1\n");
                served.awaitReply();
                served.acknowledge(number, 0);
                if (number == FolderWriter.FileWindow.QUESTIONS_KEPT) {
                    assertThat(served.names("input")).hasSize(number);
                    assertThat(served.names("output")).hasSize(number);
                }
            }
            assertThat(served.names("input"))
                    .hasSize(1 + FolderWriter.FileWindow.QUESTIONS_KEPT)
                    .contains("input_1.txt", "input_10.txt")
                    .doesNotContain("input_9.txt");
            assertThat(served.names("output"))
                    .hasSize(FolderWriter.FileWindow.QUESTIONS_KEPT)
                    .contains("output_10.txt")
                    .doesNotContain("output_9.txt");
            assertThat(served.names("acknowledge")).hasSize(FolderWriter.FileWindow.QUESTIONS_KEPT);
            assertThat(served.events()).isEmpty();
        }
    }

    @Test
    void ofAFloodAFewOrdersAreTakenAtOnceAndTheOthersLater() throws IOException {
        int flood = 3 * MOST_WAITING;
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            for (int number = 1; number <= flood; number++) {
                served.publish("output_" + number + ".txt", "speed " + number + "\n");
            }
            List<Reply> all = new ArrayList<>();
            ServedFolder.until(() -> {
                List<Reply> some = served.player.orders();
                assertThat(some).hasSizeLessThanOrEqualTo(MOST_PER_CALL);
                all.addAll(some);
                return all.size() == flood;
            });
            assertThat(all)
                    .extracting(Reply::number)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, flood).boxed().toList());
        }
    }

    @Test
    void anOrderThatIsNoFileIsNamedAndPassedOver() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            Files.createDirectory(served.path("output_1.txt"));
            served.publish("output_2.txt", "x".repeat(70_000));
            served.publish("output_3.txt", "speed 3\n");
            assertThat(awaitOrders(served, 1)).extracting(Reply::number).containsExactly(3);
            assertThat(served.notices("odd")).containsExactly("output_1.txt is a directory and is ignored");
            assertThat(served.notices("large")).hasSize(1);
        }
    }

    @Test
    void moreThanTheRecordCanNameIsNotPassedOver() throws IOException {
        int odd = 150;
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            for (int number = 1; number <= odd; number++) {
                Files.createDirectory(served.path("output_" + number + ".txt"));
            }
            served.publish("output_" + (odd + 1) + ".txt", "speed 1\n");
            ServedFolder.until(() ->
                    served.player.orders().isEmpty() && !served.notices("more").isEmpty());
            for (int number = odd; number >= 1; number--) {
                Files.delete(served.path("output_" + number + ".txt"));
                served.publish("output_" + number + ".txt", "speed 1\n");
            }
            List<Integer> numbers = new ArrayList<>();
            ServedFolder.until(() -> {
                served.player.orders().forEach(order -> numbers.add(order.number()));
                return numbers.contains(odd + 1);
            });
            int first = numbers.get(0);
            assertThat(first).isLessThanOrEqualTo(1 + served.notices("odd").size());
            assertThat(numbers)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(first, odd + 1).boxed().toList());
        }
    }

    @Test
    void anOrderThatIsChangedAfterItWasTakenIsNamed() throws IOException {
        try (ServedFolder served = ServedFolder.ready(root)) {
            served.tell(1);
            served.publish("output_1.txt", "speed 1\n");
            awaitOrders(served, 1);
            served.publish("output_1.txt", "speed 9\n");
            ServedFolder.until(() ->
                    served.player.orders().isEmpty() && !served.notices("twice").isEmpty());
        }
    }

    private static List<Reply> awaitOrders(ServedFolder served, int count) {
        List<Reply> orders = new ArrayList<>();
        ServedFolder.until(() -> {
            orders.addAll(served.player.orders());
            return orders.size() >= count;
        });
        assertThat(orders).hasSize(count);
        return orders;
    }
}
