package arena.app.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.record.RecordException;
import arena.worker.Delivery;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the records that workers return. */
class DeliveredRecordsTest {

    @TempDir
    private Path place;

    private static Delivery delivery(String name, byte... content) {
        return new Delivery(1, 1, "hall-1", Optional.empty(), name, ByteBuffer.wrap(content), "");
    }

    @Test
    void aRecordIsWrittenOnceAndNothingElseIsLeft() throws IOException {
        DeliveredRecords records = new DeliveredRecords(place.resolve("records"));
        Path kept = records.keep(delivery("a.jsonl", (byte) 1, (byte) 2));

        assertThat(kept).hasBinaryContent(new byte[] {1, 2});
        assertThat(records.keep(delivery("a.jsonl", (byte) 1, (byte) 2))).isEqualTo(kept);
        assertThat(place.resolve("records").toFile().list()).containsExactly("a.jsonl");
    }

    @Test
    void aRecordReplacesNoOtherOneAndLeavesItsFolderNever() throws IOException {
        DeliveredRecords records = new DeliveredRecords(place.resolve("records"));
        records.keep(delivery("a.jsonl", (byte) 1));

        assertThatThrownBy(() -> records.keep(delivery("a.jsonl", (byte) 2)))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("another record a.jsonl");
        for (String name : new String[] {"../a.jsonl", ".a.jsonl", "b/a.jsonl", "", "a\n.jsonl"}) {
            assertThatThrownBy(() -> records.keep(delivery(name, (byte) 1)))
                    .as(name)
                    .isInstanceOf(RecordException.class);
        }
        assertThat(place.toFile().list()).containsExactly("records");
    }
}
