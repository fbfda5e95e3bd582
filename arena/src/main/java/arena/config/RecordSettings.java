package arena.config;

/**
 * The settings of section {@code [record]}: the storage of records.
 *
 * @param compress whether a record is compressed after its match
 */
public record RecordSettings(boolean compress) {

    static RecordSettings read(SectionReader section) {
        return new RecordSettings(section.get(
                Key.flag("compress", true).says("Whether a record is compressed once its match has ended.")));
    }
}
