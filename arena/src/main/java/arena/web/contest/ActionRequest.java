package arena.web.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.web.http.JsonFields;
import java.util.Arrays;
import java.util.Locale;

/** The body of a request for an action of the organiser. */
record ActionRequest(JsonFields body) {

    String text(String field) {
        return body.text(field);
    }

    String needed(String field, String words) {
        String value = text(field);
        if (value.isEmpty()) {
            throw RequestFailure.usage("Say " + words + " in \"" + field + "\".");
        }
        return value;
    }

    <E extends Enum<E>> E word(String field, E[] values, E standard) {
        String text = text(field);
        return text.isEmpty()
                ? standard
                : Arrays.stream(values)
                        .filter(value -> value.name().equalsIgnoreCase(text))
                        .findFirst()
                        .orElseThrow(() -> RequestFailure.usage(NameLookup.unknown(
                                "word",
                                text,
                                Arrays.stream(values)
                                        .map(value -> value.name().toLowerCase(Locale.ROOT))
                                        .toList())));
    }
}
