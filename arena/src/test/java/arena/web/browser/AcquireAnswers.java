package arena.web.browser;

import java.time.Duration;
import org.awaitility.Awaitility;

/** The answers of a person at a table of Acquire, by presses: what is offered is taken. */
final class AcquireAnswers {

    private static final String ASKED = "(document.querySelector('arena-seat')?.asked?.number ?? 0)";
    private static final String OVER = "document.querySelector('arena-seat')?.header?.over === true";
    private static final String READY = "document.querySelector('arena-choices:not([closed])') !== null";
    private static final String DECIDES =
            "!document.querySelector('arena-seat').asked.scene.question.startsWith('TILE')";

    /** A question that is asked again after a fault goes on from what was chosen before. */
    private static final String COUNTED = "[...document.querySelectorAll('.steppers output')]"
            + ".reduce((sum, one) => sum + Number(one.innerText), 0)";

    /** The element with the focus is often gone after an answer; then another element of the page has the focus. */
    private static final String FOCUSED = "document.activeElement.closest('.seat-page') !== null";

    private AcquireAnswers() {}

    /** Does what is offered: declares the end, presses the first tile that may be placed, buys one share, hands in. */
    static void give(Browser person) {
        String number = person.script(ASKED).toString();
        if (person.has("[data-key='declare-end'][aria-pressed=false]")) {
            choose(person, "[data-key='declare-end']", isThere("[data-key='declare-end'][aria-pressed=true]"));
        }
        boolean places = person.has(".hand button:not(.unplayable)") && !person.has(".hand button[aria-pressed=true]");
        if (places && !person.has(".steppers") && !isTrue(person, DECIDES)) {
            choose(person, ".hand button:not(.unplayable)", isThere(".hand button[aria-pressed=true]"));
        }
        String step = ".steppers .step[data-step$=' 1']:not([disabled])";
        if (person.has(step)) {
            choose(person, step, COUNTED + " > " + person.script(COUNTED));
        }
        if (person.has(".chips button:not([disabled])")) {
            choose(person, ".chips button:not([disabled])", isThere(".chips button[aria-pressed=true]"));
        }
        press(person, "arena-choices button.first:not([disabled])");
        person.awaitThat(OVER + " || " + ASKED + " !== " + number + " || !(" + READY + ")");
        person.awaitThat(FOCUSED);
    }

    private static String isThere(String selector) {
        return "document.querySelector(\"" + selector + "\") !== null";
    }

    /**
     * Presses something until it is chosen: a page that draws itself anew, because its connection is back, forgets what
     * was chosen and not handed in.
     */
    private static void choose(Browser person, String selector, String chosen) {
        Awaitility.await().pollDelay(Duration.ZERO).until(() -> {
            press(person, selector);
            return person.soon(chosen);
        });
    }

    /** Presses something in the middle of the screen: at its foot a phone has the button that hands in. */
    private static void press(Browser person, String selector) {
        person.await(selector);
        person.script("document.querySelector(\"" + selector + "\")?.scrollIntoView({block: 'center'})");
        person.click(selector);
    }

    /** Returns whether something is asked that can be answered. */
    static boolean isAsked(Browser person) {
        return isTrue(person, READY);
    }

    /** Returns whether the match is over. */
    static boolean isOver(Browser person) {
        return isTrue(person, OVER);
    }

    private static boolean isTrue(Browser person, String script) {
        return Boolean.TRUE.equals(person.script(script));
    }
}
