package arena;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Sets the time limit of Awaitility to what a machine with much other work may need; JUnit finds this extension by
 * itself. Only a test that fails waits so long.
 */
public final class AwaitilityDefaults implements BeforeAllCallback {

    @Override
    public void beforeAll(ExtensionContext context) {
        Awaitility.setDefaultTimeout(Duration.ofMinutes(3));
    }
}
