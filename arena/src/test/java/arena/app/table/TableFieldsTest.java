package arena.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFieldsTest {

    @TempDir
    private Path folder;

    @Test
    void fieldsOfAKilledProcessAreDeletedByTheNextOne() throws IOException {
        Path left = Files.createDirectories(folder.resolve("4711-1795242612000/1/Bot"));
        Files.writeString(left.resolve("input_1.txt"), "Expecting = K\n");
        Files.createFile(folder.resolve("4711-1795242612000.lock"));
        Files.createDirectories(folder.resolve("4712-1/Bot"));

        try (TableFields fields = TableFields.in(folder)) {
            fields.recover(match -> {});
            assertThat(folder).isEmptyDirectory();
            assertThat(fields.make()).isEmptyDirectory();
        }
    }

    @Test
    void fieldsOfARunningProcessStay() throws IOException {
        try (TableFields first = TableFields.in(folder)) {
            Path field = first.make();
            try (TableFields second = TableFields.in(folder)) {
                second.recover(match -> {});
                assertThat(field).isDirectory();
                assertThat(second.make()).isNotEqualTo(field);
            }
            assertThat(field).isDirectory();
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aRecordedMatchIsReportedToTheNextProcessBeforeItsFieldIsDeleted() throws IOException {
        try (TableFields first = TableFields.in(folder)) {
            Path field = first.make();
            TableFields.note(field, "one");
            TableFields.suspend(field);
            Path over = first.make();
            TableFields.note(over, "two");
            TableFields.discard(over);
        }
        List<String> reported = new ArrayList<>();
        try (TableFields second = TableFields.in(folder)) {
            second.recover(reported::add);
            assertThat(reported).containsExactly("one");
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void fieldsAreDistinctAndMadeOnlyOnDemand() throws IOException {
        Path all = folder.resolve("lanes");
        try (TableFields fields = TableFields.in(all)) {
            assertThat(all).doesNotExist();
            Path one = fields.make();
            assertThat(fields.make()).isNotEqualTo(one).hasParent(Objects.requireNonNull(one.getParent()));
        }
    }
}
