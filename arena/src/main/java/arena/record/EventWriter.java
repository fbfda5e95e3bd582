package arena.record;

import arena.match.Event;
import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/**
 * A writer of events as lines of UTF-8, see {@link EventTable}. It uses one buffer and one generator for all lines,
 * because every turn of every match is written.
 */
final class EventWriter {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .characterEscapes(new ControlEscapes())
            .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
            .rootValueSeparator("")
            .build();

    private final ByteArrayOutputStream line = new ByteArrayOutputStream(4096);
    private final JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), line);
    private final FaultSums faults;

    /** Creates a writer that begins a record. */
    EventWriter() {
        this(new FaultSums());
    }

    /** Creates a writer that continues a record. */
    EventWriter(FaultSums faults) {
        this.faults = faults;
    }

    /** Returns the line of an event; it is valid until the next call. */
    ByteArrayOutputStream write(Event event) {
        line.reset();
        faults.add(event);
        json.writeStartObject();
        EventTable.write(event, json);
        if (event instanceof Event.Ended || event instanceof Event.BrokenOff) {
            json.writeArrayPropertyStart("faults");
            faults.bySeat().forEach(json::writeNumber);
            json.writeEndArray();
        }
        json.writeEndObject();
        json.writeRaw('\n');
        json.flush();
        return line;
    }

    /**
     * The escapes of all control characters, so that a terminal that shows the file is safe. Jackson escapes halves of
     * surrogate pairs, so that every string can be restored.
     */
    private static final class ControlEscapes extends CharacterEscapes {

        private static final long serialVersionUID = 1;

        private static final int FIRST_BEYOND_ASCII = 0x80;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] escapes = standardAsciiEscapesForJSON();
            escapes['\b'] = ESCAPE_STANDARD;
            escapes['\f'] = ESCAPE_STANDARD;
            escapes[FIRST_BEYOND_ASCII - 1] = ESCAPE_STANDARD;
            return escapes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int letter) {
            return letter >= FIRST_BEYOND_ASCII && Character.isISOControl(letter)
                    ? new SerializedString("\\u00" + Integer.toHexString(letter))
                    : null;
        }
    }
}
