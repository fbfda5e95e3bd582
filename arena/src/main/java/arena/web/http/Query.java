package arena.web.http;

import io.javalin.http.Context;
import java.util.Optional;

/** The parameters of a request, checked. */
public final class Query {

    private Query() {}

    /** Returns a parameter as text; empty if the request has none of that name. */
    public static Optional<String> text(Context context, String key) {
        return Optional.ofNullable(context.queryParam(key));
    }

    /**
     * Returns a parameter as a number.
     *
     * @param standard the default
     * @throws WebFailure if it is no whole number, or outside the bounds
     */
    public static int number(Context context, String key, int standard, int least, int most) {
        return number(key, text(context, key).orElse(Integer.toString(standard)), least, most);
    }

    /**
     * Returns a text as a number.
     *
     * @param key the name of the number, for the sentence of a refusal
     * @throws WebFailure if it is no whole number, or outside the bounds
     */
    public static int number(String key, String text, int least, int most) {
        if (!text.matches("[0-9]{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw WebFailure.badRequest(key + " is a whole number from " + least + " to " + most + ".");
        }
        return Integer.parseInt(text);
    }
}
