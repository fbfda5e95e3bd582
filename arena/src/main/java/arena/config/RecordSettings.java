package arena.config;

/**
 * Section {@code [record]}: how matches are kept.
 *
 * @param compress whether a record is compressed once its match has ended
 */
public record RecordSettings(boolean compress) {

    static RecordSettings read(SectionReader section) {
        return new RecordSettings(section.flag("compress", true));
    }
}
