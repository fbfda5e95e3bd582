package arena.record;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A JSON object on one line, written into a reusable buffer.
 *
 * <p>Every turn of every match uses it, so it allocates no objects and loads no library. The bytes are UTF-8; control
 * characters and halves of surrogate pairs are escaped, so that every string can be restored and a terminal that shows
 * the file is safe.
 */
final class JsonLine {

    private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private byte[] buffer = new byte[4096];
    private int length;
    private boolean first = true;

    /** Clears the buffer and opens the object. */
    JsonLine open() {
        length = 0;
        return openObject();
    }

    /** Closes the object and ends the line. */
    JsonLine close() {
        closeObject();
        put('\n');
        return this;
    }

    /** Returns the bytes written so far; only the first {@link #length()} of them are valid. */
    byte[] buffer() {
        return buffer;
    }

    int length() {
        return length;
    }

    JsonLine number(String key, long value) {
        key(key);
        putNumber(value);
        return this;
    }

    JsonLine text(String key, String value) {
        key(key);
        putText(value);
        return this;
    }

    JsonLine flag(String key, boolean value) {
        key(key);
        putAscii(value ? "true" : "false");
        return this;
    }

    JsonLine texts(String key, List<String> values) {
        openList(key);
        for (String value : values) {
            separate();
            putText(value);
        }
        return closeList();
    }

    JsonLine numbers(String key, List<Integer> values) {
        openList(key);
        for (int value : values) {
            separate();
            putNumber(value);
        }
        return closeList();
    }

    JsonLine openObject(String key) {
        key(key);
        put('{');
        first = true;
        return this;
    }

    JsonLine openObject() {
        if (length > 0) {
            separate();
        }
        put('{');
        first = true;
        return this;
    }

    JsonLine closeObject() {
        put('}');
        first = false;
        return this;
    }

    JsonLine openList(String key) {
        key(key);
        put('[');
        first = true;
        return this;
    }

    JsonLine closeList() {
        put(']');
        first = false;
        return this;
    }

    private void key(String key) {
        separate();
        putText(key);
        put(':');
    }

    private void separate() {
        if (!first) {
            put(',');
        }
        first = false;
    }

    private void putText(String text) {
        reserve(text.length() * 6 + 2);
        buffer[length++] = '"';
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter >= ' ' && letter < 0x7F && letter != '"' && letter != '\\') {
                buffer[length++] = (byte) letter;
            } else if (Character.isHighSurrogate(letter)
                    && at + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(at + 1))) {
                putPair(Character.toCodePoint(letter, text.charAt(++at)));
            } else {
                putSpecial(letter);
            }
        }
        buffer[length++] = '"';
    }

    private void putSpecial(char letter) {
        switch (letter) {
            case '"' -> putEscape('"');
            case '\\' -> putEscape('\\');
            case '\n' -> putEscape('n');
            case '\r' -> putEscape('r');
            case '\t' -> putEscape('t');
            default -> {
                if (Character.isISOControl(letter) || Character.isSurrogate(letter)) {
                    putUnicodeEscape(letter);
                } else {
                    putBeyondAscii(letter);
                }
            }
        }
    }

    private void putEscape(char letter) {
        buffer[length++] = '\\';
        buffer[length++] = (byte) letter;
    }

    private void putUnicodeEscape(char letter) {
        putEscape('u');
        for (int shift = 12; shift >= 0; shift -= 4) {
            buffer[length++] = HEX[(letter >> shift) & 0xF];
        }
    }

    private void putBeyondAscii(char letter) {
        if (letter < 0x800) {
            buffer[length++] = (byte) (0xC0 | (letter >> 6));
        } else {
            buffer[length++] = (byte) (0xE0 | (letter >> 12));
            buffer[length++] = (byte) (0x80 | ((letter >> 6) & 0x3F));
        }
        buffer[length++] = (byte) (0x80 | (letter & 0x3F));
    }

    private void putPair(int codePoint) {
        buffer[length++] = (byte) (0xF0 | (codePoint >> 18));
        buffer[length++] = (byte) (0x80 | ((codePoint >> 12) & 0x3F));
        buffer[length++] = (byte) (0x80 | ((codePoint >> 6) & 0x3F));
        buffer[length++] = (byte) (0x80 | (codePoint & 0x3F));
    }

    private void putNumber(long value) {
        reserve(20);
        if (value < 0) {
            // The smallest number has no positive counterpart, so the digits are taken from the negative side.
            buffer[length++] = '-';
        }
        int digits = 1;
        for (long rest = value / 10; rest != 0; rest /= 10) {
            digits++;
        }
        long rest = value;
        for (int at = length + digits - 1; at >= length; at--) {
            buffer[at] = (byte) ('0' + Math.abs(rest % 10));
            rest /= 10;
        }
        length += digits;
    }

    private void putAscii(String text) {
        for (int at = 0; at < text.length(); at++) {
            put(text.charAt(at));
        }
    }

    private void put(char letter) {
        reserve(1);
        buffer[length++] = (byte) letter;
    }

    private void reserve(int bytes) {
        if (buffer.length - length < bytes) {
            buffer = Arrays.copyOf(buffer, Math.max(buffer.length * 2, length + bytes));
        }
    }
}
