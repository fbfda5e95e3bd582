package arena.web.metrics;

import arena.app.contest.ContestWatch;
import arena.contest.ContestState;
import arena.web.http.SocketRegistry;
import arena.web.http.WebRoutes;
import arena.worker.WorkerStatus;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MultiGauge;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The route {@code /metrics} of the organiser's port, which a Prometheus server reads: the process and its machine, the
 * connections of pages, the games of the contest, and its workers.
 */
public final class MetricsRoutes implements WebRoutes {

    /** The path of the figures. */
    public static final String PATH = "/metrics";

    /** The content type of the text format of Prometheus, version 0.0.4. */
    private static final String FORMAT = "text/plain; version=0.0.4; charset=utf-8";

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Optional<ContestWatch> contest;
    private final MultiGauge games;
    private final MultiGauge workerSlots;
    private final MultiGauge workerGames;
    private final MultiGauge workerLoad;
    private final MultiGauge workerSpeed;
    private final MultiGauge workerSilence;
    private final MultiGauge workerPlayed;
    private final MultiGauge workerRefused;

    /**
     * Prepares the figures.
     *
     * @param contest the shown contest
     */
    public MetricsRoutes(SocketRegistry sockets, Optional<ContestWatch> contest) {
        this.contest = contest;
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        collections.bindTo(registry);
        Gauge.builder("arena.connections", sockets, SocketRegistry::open)
                .description("Open WebSocket connections of pages")
                .register(registry);
        this.games = gauge("arena.contest.games", "Games of the contest by state");
        this.workerSlots = gauge("arena.worker.slots", "Games that a worker takes at a time now");
        this.workerGames = gauge("arena.worker.games", "Games that a worker plays now");
        this.workerLoad = gauge("arena.worker.load", "Load of a worker's processors, 1 for all of them");
        this.workerSpeed = gauge(
                "arena.worker.speed", "Millions of calculated steps a second of one thread, when a worker started");
        this.workerSilence = gauge("arena.worker.silence.seconds", "Time since the last report of a worker");
        this.workerPlayed = gauge("arena.worker.played", "Games that a worker has played since its start");
        this.workerRefused = gauge("arena.worker.refused", "Records of a worker that did not count, since its start");
    }

    private MultiGauge gauge(String name, String description) {
        return MultiGauge.builder(name).description(description).register(registry);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(PATH, this::answer);
    }

    private void answer(Context context) {
        contest.ifPresent(this::read);
        context.contentType(FORMAT).result(registry.scrape());
    }

    private synchronized void read(ContestWatch watch) {
        watch.view().ifPresent(view -> read(view.whole().situation()));
        read(watch.workerStatuses().orElse(List.of()));
    }

    private void read(ContestState now) {
        int done = now.done();
        long running =
                now.attempts().stream().filter(one -> one.ended().isEmpty()).count();
        games.register(
                List.of(
                        MultiGauge.Row.of(Tags.of("state", "done"), done),
                        MultiGauge.Row.of(Tags.of("state", "running"), running),
                        MultiGauge.Row.of(
                                Tags.of("state", "referee"),
                                now.pending().questions().size())),
                true);
    }

    private void read(List<WorkerStatus> workers) {
        set(workerSlots, workers, WorkerStatus::slots);
        set(
                workerSilence,
                workers,
                worker ->
                        worker.silence().map(time -> time.toMillis() / 1_000.0).orElse(Double.NaN));
        set(
                workerGames,
                workers,
                worker -> worker.report()
                        .map(told -> (double) told.playing().size())
                        .orElse(0.0));
        set(
                workerLoad,
                workers,
                worker ->
                        worker.report().map(told -> told.loadPercent() / 100.0).orElse(Double.NaN));
        set(
                workerSpeed,
                workers,
                worker -> worker.report()
                        .map(told -> (double) told.machine().speed())
                        .orElse(Double.NaN));
        set(
                workerPlayed,
                workers,
                worker -> worker.report().map(told -> (double) told.done()).orElse(0.0));
        set(
                workerRefused,
                workers,
                worker -> worker.report().map(told -> (double) told.refused()).orElse(0.0));
    }

    private static void set(MultiGauge gauge, List<WorkerStatus> workers, ToDoubleFunction<WorkerStatus> figure) {
        gauge.register(
                workers.stream()
                        .<MultiGauge.Row<?>>map(worker ->
                                MultiGauge.Row.of(Tags.of("worker", worker.name()), figure.applyAsDouble(worker)))
                        .toList(),
                true);
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
