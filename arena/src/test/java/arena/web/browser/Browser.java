package arena.web.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.machine.SystemTools;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A browser without a window, with a profile of its own. */
final class Browser implements AutoCloseable {

    /** Far more than any page takes: a machine with other work may be many times slower than a quiet one. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** The accessibility engine checks each text of a page against all of its rules. */
    private static final Duration EXAMINATION = Duration.ofMinutes(5);

    /** So many times the tabulator is pressed before the page is asked where its focus is. */
    private static final int TABS_AT_A_TIME = 10;

    private static final int MOST_TABS = 200;

    /** Rules of the highest level only (AAA): a contrast of seven, and one goal for links of the same words. */
    private static final List<String> EXCEPTIONS = List.of("color-contrast-enhanced", "identical-links-same-purpose");

    private final ChromeDriver driver;

    /** What an accessibility engine found. */
    record Finding(String rule, String impact, String where) {}

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a browser; skips the test if this machine has none. */
    static Browser open() {
        Optional<String> browser = SystemTools.find("chromium");
        Optional<String> driver = SystemTools.find("chromedriver");
        assumeTrue(
                browser.isPresent() && driver.isPresent(),
                "NOT TESTED: the pages in a browser, which needs chromium and chromium-driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--lang=en");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriver begun = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(new File(driver.get()))
                        .withTimeout(PATIENCE)
                        .build(),
                options);
        begun.manage().timeouts().scriptTimeout(EXAMINATION);
        return new Browser(begun);
    }

    /** Has the window this size, as a page sees it. */
    Browser size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        return this;
    }

    /** Has the system say that it is dark, or light. */
    Browser dark(boolean dark) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
        return this;
    }

    /** Has the system ask for less motion. */
    Browser still() {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
        return this;
    }

    /** Cuts the network off, or lets it through again; sockets that are open stay so until they are closed. */
    Browser offline(boolean offline) {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand(
                "Network.emulateNetworkConditions",
                Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
        return this;
    }

    /** Writes into a field, once there is one. */
    void write(String selector, String text) {
        waiting("nothing can be written into " + selector).until(now -> {
            Optional<WebElement> field = first(selector).filter(WebElement::isEnabled);
            field.ifPresent(WebElement::clear);
            field.ifPresent(one -> one.sendKeys(text));
            return field.isPresent();
        });
    }

    /** Has each page fetched as by somebody who comes for the first time. */
    Browser fresh() {
        driver.executeCdpCommand("Network.enable", Map.of());
        driver.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
        return this;
    }

    /** Opens an address and waits until something is there. */
    Browser go(String address, String selector) {
        driver.get(address);
        await(selector);
        return this;
    }

    /** Returns what is seen beyond the right edge of the screen, if the page can be pushed aside at all. */
    List<?> tooWide() {
        return (List<?>) script("(() => { const wide = document.documentElement.clientWidth;"
                + " if (document.documentElement.scrollWidth <= wide) { return []; }"
                + " const out = [...document.body.querySelectorAll('*')].filter(one => {"
                + " const box = one.getBoundingClientRect(); return box.width && box.right > wide + 0.5; })"
                + ".map(one => one.tagName + '.' + (one.getAttribute('class') ?? '') + ' '"
                + " + Math.round(one.getBoundingClientRect().right)).slice(0, 8);"
                + " return [document.documentElement.scrollWidth, ...out]; })()");
    }

    /** Opens the same address anew and waits until something is there. */
    Browser reload(String selector) {
        driver.navigate().refresh();
        await(selector);
        return this;
    }

    /** Waits until something is there. */
    WebElement await(String selector) {
        return waiting("nothing is " + selector).until(now -> first(selector).orElse(null));
    }

    /** Waits until a script returns true; one that fails, since what it asks for is not drawn yet, does not. */
    void awaitThat(String script) {
        waiting("never " + script).until(now -> Boolean.TRUE.equals(driver.executeScript("return " + script)));
    }

    /** Returns what waits; what is drawn anew, covered or not there meanwhile is waited for as well. */
    private FluentWait<WebDriver> waiting(String otherwise) {
        return new WebDriverWait(driver, PATIENCE, Duration.ofMillis(50))
                .ignoring(StaleElementReferenceException.class)
                .ignoring(ElementNotInteractableException.class)
                .ignoring(JavascriptException.class)
                .withMessage(() -> otherwise + "; the page says: " + script("document.body.innerText") + "; " + log());
    }

    private Optional<WebElement> first(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream().findFirst();
    }

    boolean has(String selector) {
        return !driver.findElements(By.cssSelector(selector)).isEmpty();
    }

    /** Presses something as a person does, who waits until it is there, is not shut, and nothing lies over it. */
    void click(String selector) {
        waiting("nothing can be pressed that is " + selector).until(now -> {
            Optional<WebElement> one = first(selector).filter(WebElement::isEnabled);
            one.ifPresent(WebElement::click);
            return one.isPresent();
        });
    }

    /** Presses a place of the screen, whatever is there. */
    void pressAt(int x, int y) {
        new Actions(driver).moveToLocation(x, y).click().perform();
    }

    /** Goes one value on, with a key, in each list of values that stands at its first. */
    void takeFirst(String selector) {
        for (int at = 0; at < driver.findElements(By.cssSelector(selector)).size(); at++) {
            int list = at;
            waiting("no value can be taken of " + selector).until(now -> {
                driver.findElements(By.cssSelector(selector)).stream()
                        .skip(list)
                        .limit(1)
                        .filter(one -> "0".equals(one.getDomProperty("selectedIndex")))
                        .forEach(one -> one.sendKeys(Keys.ARROW_DOWN));
                return true;
            });
        }
    }

    /** Presses keys where the page has its focus. */
    void press(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    /**
     * Goes on with the tabulator until something has the focus. Many presses are sent at a time, since each word to a
     * browser costs more than what it does; those behind the one that has come there are held back.
     */
    void tabTo(String selector) {
        String there = "document.activeElement.matches('" + selector + "')";
        driver.executeScript("window.heldBack = event => { if (event.key === 'Tab' && " + there + ") {"
                + " event.preventDefault(); } }; document.addEventListener('keydown', window.heldBack, true);");
        try {
            for (int pressed = 0; pressed < MOST_TABS; pressed += TABS_AT_A_TIME) {
                if (Boolean.TRUE.equals(script(there))) {
                    return;
                }
                press(Keys.TAB.toString().repeat(TABS_AT_A_TIME));
            }
            throw new IllegalStateException("the tabulator never comes to " + selector);
        } finally {
            driver.executeScript("document.removeEventListener('keydown', window.heldBack, true);");
        }
    }

    /** Returns the text of something as it is seen, or none if it is not there. */
    String text(String selector) {
        return waiting("no text is that of " + selector)
                .until(now -> first(selector).map(WebElement::getText).orElse(""));
    }

    /** Returns what an expression is worth in the page. */
    Object script(String expression) {
        return Objects.requireNonNullElse(driver.executeScript("return " + expression), "nothing");
    }

    String address() {
        return Objects.requireNonNull(driver.getCurrentUrl());
    }

    /** Writes what is seen into a file. */
    void picture(Path file) {
        try {
            Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the errors that the page has written since it was last asked. */
    List<String> errors() {
        return log();
    }

    private List<String> log() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    /** Returns what an accessibility engine finds on this page, by all of its rules but those named. */
    List<Finding> inaccessible() {
        awaitThat("document.getAnimations().every(one => !(one instanceof CSSTransition))");
        driver.executeScript(engine());
        Object found = driver.executeAsyncScript(
                "const done = arguments[arguments.length - 1];"
                        + "axe.run(document, { resultTypes: ['violations'],"
                        + " rules: Object.fromEntries(axe.getRules().map(({ ruleId }) =>"
                        + " [ruleId, { enabled: !arguments[0].includes(ruleId) }])) })"
                        + ".then(result => done(result.violations"
                        + ".flatMap(one => one.nodes.map(node => [one.id, one.impact, node.target.join(' ') + ' '"
                        + " + node.failureSummary]))))",
                EXCEPTIONS);
        return ((List<?>) Objects.requireNonNull(found))
                .stream()
                        .map(one -> (List<?>) one)
                        .map(one -> new Finding(
                                one.get(0).toString(),
                                one.get(1).toString(),
                                one.get(2).toString()))
                        .toList();
    }

    private static String engine() {
        try (InputStream stream = Objects.requireNonNull(Browser.class.getResourceAsStream("/axe.min.js"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
