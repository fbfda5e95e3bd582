package arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Ruling;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFolderTest {

    @TempDir
    Path directory;

    private Path match;
    private RecordFolder shelf;

    @BeforeEach
    void recordAMatch() {
        match = PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 4);
        shelf = new RecordFolder(directory);
    }

    @Test
    void aSummaryOfTheFirstAndLastLinesEqualsOneOfTheWholeRecord() throws IOException {
        MatchSummary quick = shelf.summary(match);
        assertThat(quick.names()).containsExactly("Amber_1", "Basalt2");
        assertThat(quick.winners()).hasSize(1).isSubsetOf(quick.names());
        assertThat(quick.durationNanos()).isPresent();
        assertThat(quick.remark()).isEmpty();
        assertThat(quick.faults().stream().mapToInt(Integer::intValue).sum()).isEqualTo((int) MatchRecord.read(match)
                .events(Event.Ruled.class)
                .filter(ruled -> Ruling.isFault(ruled.code()))
                .count());
        RecordFiles.change(match, ",\"faults\":", ",\"others\":");
        assertThat(shelf.summary(match)).isEqualTo(quick);
        assertThat(shelf.summary(pack(match)))
                .isEqualTo(new MatchSummary(
                        directory.resolve("match-chain-reaction-4.jsonl.gz"),
                        quick.began(),
                        quick.end(),
                        quick.faults(),
                        quick.remark()));
    }

    @Test
    void aTornADamagedAndAForeignRecordAreListedWithARemark() throws IOException {
        byte[] whole = Files.readAllBytes(match);
        Path torn = Files.write(directory.resolve("torn.jsonl"), Arrays.copyOf(whole, whole.length - 9));
        Path empty = Files.createFile(directory.resolve("empty.jsonl"));
        Path text = Files.writeString(directory.resolve("text.jsonl"), "hello\n");
        Path later = Files.writeString(
                directory.resolve("later.jsonl"), Files.readString(match).replace("\"version\":1", "\"version\":7"));
        Path broken = Files.writeString(directory.resolve("packed.jsonl.gz"), "hello");
        assertThat(shelf.summary(torn).remark().orElseThrow()).contains("ends in the middle of a line");
        assertThat(shelf.summary(torn).names()).containsExactly("Amber_1", "Basalt2");
        assertThat(shelf.summary(empty).remark().orElseThrow()).contains("has no end");
        assertThat(shelf.summary(text).remark().orElseThrow())
                .contains("Line 1 of ")
                .contains("is damaged");
        assertThat(shelf.summary(later).remark().orElseThrow()).contains("version 7");
        assertThat(shelf.summary(broken).remark()).isPresent();
        assertThat(shelf.files()).hasSize(6);
    }

    @Test
    void aMatchWithAPlainAndACompressedFileCountsOnce() throws IOException {
        Path packed = pack(match);
        assertThat(shelf.files()).containsExactly(match);
        Files.createFile(directory.resolve(".match-chain-reaction-4.jsonl.gz.part"));
        Files.delete(match);
        assertThat(shelf.files()).containsExactly(packed);
        assertThat(shelf.find(match.toString())).isEqualTo(packed);
    }

    @Test
    void recordsAreListedNewestFirstByTheTimeInTheirNames() throws IOException {
        Files.delete(match);
        List<String> names = List.of(
                "20261121-063012-a-0001.jsonl", "20261121-063013-a-0001.jsonl.gz", "20251231-235959-a-0001.jsonl");
        for (String name : names) {
            Files.createFile(directory.resolve(name));
        }
        Files.createFile(directory.resolve("notes.txt"));
        assertThat(shelf.files().stream().map(file -> file.getFileName().toString()))
                .containsExactly(names.get(1), names.get(0), names.get(2));
    }

    @Test
    void aRecordIsFoundByLastByIdByABeginningAndByItsPath() throws IOException {
        Path other = Files.createFile(directory.resolve("match-chain-reaction-44.jsonl"));
        assertThat(shelf.find(match.toString())).isEqualTo(match);
        assertThat(shelf.find("match-chain-reaction-4")).isEqualTo(match);
        assertThat(shelf.find("match-chain-reaction-44")).isEqualTo(other);
        assertThatThrownBy(() -> shelf.find("match"))
                .isInstanceOf(RecordException.class)
                .hasMessage("\"match\" begins the names of 2 records (match-chain-reaction-4, match-chain-reaction-44);"
                        + " write"
                        + " more of the one you mean.");
        Files.delete(other);
        assertThat(shelf.find("m")).isEqualTo(match);
        assertThat(shelf.find("last")).isEqualTo(match);
        assertThatThrownBy(() -> shelf.find("x"))
                .hasMessage("There is no record \"x\" in " + directory
                        + ", and no such file; `arena matches` lists the records there are.");
    }

    @Test
    void aRecordIsFoundByTheNameOfItsFile() throws IOException {
        assertThat(shelf.find("match-chain-reaction-4.jsonl")).isEqualTo(match);
        Path packed = pack(match);
        Files.delete(match);
        assertThat(shelf.find("match-chain-reaction-4.jsonl.gz")).isEqualTo(packed);
        assertThat(shelf.find("match-chain-reaction-4.jsonl")).isEqualTo(packed);
        assertThatThrownBy(() -> shelf.find("other.jsonl.gz")).hasMessageContaining("\"other.jsonl.gz\"");
    }

    @Test
    void findingAKingIsNoFault() throws IOException {
        long found = MatchRecord.read(match)
                .events(Event.Ruled.class)
                .filter(ruled -> ruled.code() == 0)
                .count();
        List<Integer> before = shelf.summary(match).faults();
        RecordFiles.change(match, "\"code\":0,\"words\"", "\"code\":100,\"words\"");
        RecordFiles.change(match, ",\"faults\":", ",\"others\":");
        assertThat(found).isPositive();
        assertThat(shelf.summary(match).faults()).isEqualTo(before);
    }

    @Test
    void aMissingFolderIsEmptyAndSaysWhatToDo() {
        RecordFolder none = new RecordFolder(directory.resolve("none"));
        assertThat(none.files()).isEmpty();
        assertThatThrownBy(() -> none.find("last"))
                .hasMessageContaining("play a match with `arena play`, or name another directory with --records");
        assertThatThrownBy(() -> new RecordFolder(match).files()).hasMessageContaining("see that it is a directory");
    }

    private static Path pack(Path plain) throws IOException {
        Path packed = plain.resolveSibling(plain.getFileName() + ".gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(plain, out);
        }
        return packed;
    }

    @Test
    void aStoredNameNeverLeadsOutsideTheFolder() throws IOException {
        Path elsewhere = Files.createDirectories(directory.resolve("elsewhere"));
        Path packed = Files.copy(match, elsewhere.resolve("other.jsonl"));
        assertThat(shelf.named("match-chain-reaction-4.jsonl.gz")).isEqualTo(match);
        for (String name : List.of(
                packed.toString(),
                "elsewhere/other.jsonl",
                "../other.jsonl",
                "other.jsonl",
                "match-chain",
                "last",
                "")) {
            assertThatThrownBy(() -> shelf.named(name))
                    .hasMessageContaining("There is no record \"" + name + "\" in " + directory);
        }
    }
}
