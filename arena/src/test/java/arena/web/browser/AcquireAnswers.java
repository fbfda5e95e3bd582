package arena.web.browser;

import java.time.Duration;
import org.awaitility.Awaitility;

/** The answers of a person at a table of Acquire, by presses: what is offered is taken. */
final class AcquireAnswers {

    private static final String ASKED = "(document.querySelector('arena-seat')?.asked?.number ?? 0)";
    private static final String OVER = "document.querySelector('arena-seat')?.header?.over === true";
    private static final String READY = "document.querySelector('arena-choices:not([closed])') !== null";
    private static final String HAND_IN = "arena-choices button.first:not([disabled])";

    /** The element with the focus is often gone after an answer; then another element of the page has the focus. */
    private static final String FOCUSED = "document.activeElement.closest('.seat-page') !== null";

    /**
     * Presses the next thing that is offered, and returns its selector: it declares the end, takes the first tile that
     * may be placed, buys one share, and at last hands in. After a fault, and on a page that has drawn itself anew, it
     * goes on from what is chosen. A button is brought to the middle of the screen, since a phone has the one that
     * hands in at its foot, and nothing may lie over it there. One script does it all: a whole game has a thousand
     * presses, and each word to a browser costs more than a press.
     */
    private static final String PRESS = """
            (() => {
              const one = selector => document.querySelector(selector);
              const page = one('arena-seat');
              if (!one('arena-choices:not([closed])')) { return 'closed'; }
              const places = !one('.hand button[aria-pressed=true]') && !one('.steppers')
                && page.asked.scene.question.startsWith('TILE');
              const bought = [...document.querySelectorAll('.steppers output')]
                .reduce((sum, output) => sum + Number(output.innerText), 0);
              const selector = [
                "[data-key='declare-end'][aria-pressed=false]",
                places ? '.hand button:not(.unplayable)' : '',
                bought ? '' : ".steppers .step[data-step$=' 1']:not([disabled])",
                one('.chips button[aria-pressed=true]') ? '' : '.chips button:not([disabled])',
                '%s',
              ].find(each => each && one(each));
              if (!selector) { return 'nothing'; }
              const button = one(selector);
              button.scrollIntoView({ block: 'center' });
              const { left, right, top, bottom } = button.getBoundingClientRect();
              if (document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button') !== button) {
                return `covered: ${selector}`;
              }
              button.focus();
              button.click();
              return selector;
            })()""".formatted(HAND_IN);

    private AcquireAnswers() {}

    /** Does what is offered, until it has handed in, or the question is closed. */
    static void give(Browser person) {
        String number = person.script(ASKED).toString();
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .atMost(Duration.ofMinutes(2))
                .until(
                        () -> person.script(PRESS).toString(),
                        pressed -> pressed.equals(HAND_IN) || pressed.equals("closed"));
        person.awaitThat(OVER + " || " + ASKED + " !== " + number + " || !(" + READY + ")");
        person.awaitThat(FOCUSED);
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
