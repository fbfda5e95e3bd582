package arena.web.http;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A Jetty handler that reads the whole body of a request before its route runs. A body in transfer takes memory and no
 * thread; it has a deadline, and each address has a limited number of them at each port. A request whose body cannot be
 * read continues without it and with the {@link Fault}, so that it is refused in the usual way.
 */
public final class RequestBodies extends Handler.Wrapper {

    /** The lowest rate at which the largest body must arrive. */
    private static final int LEAST_BYTES_PER_SECOND = 8_192;

    private static final Duration SHORTEST = Duration.ofSeconds(10);
    private static final int MOST_OF_AN_ADDRESS = 16;
    private static final String FAULT = Fault.class.getName();

    private final int mostBytes;
    private final Predicate<String> isUpload;
    private final Map<Sender, Integer> unread = new LinkedHashMap<>();

    /** The reason why a body could not be read. */
    enum Fault {
        TOO_MANY,
        TOO_SLOW,
        TOO_LARGE,
        BROKEN
    }

    /** A client address at one port. Each port counts separately, so that no public request delays the organiser. */
    private record Sender(Connector port, String address) {}

    /**
     * Makes the handler.
     *
     * @param isUpload whether the route of a path reads the body itself and applies its own limits
     */
    public RequestBodies(int mostBytes, Predicate<String> isUpload) {
        this.mostBytes = mostBytes;
        this.isUpload = isUpload;
    }

    /** Returns the fault of the body of a request. */
    static Optional<Fault> fault(Context context) {
        return Optional.ofNullable(context.<Fault>attribute(FAULT));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!isRead(request)) {
            return super.handle(request, response, callback);
        }
        Sender sender = new Sender(request.getConnectionMetaData().getConnector(), Request.getRemoteAddr(request));
        if (!begin(sender)) {
            return proceed(without(request, Fault.TOO_MANY), response, callback);
        }
        CompletableFuture<byte[]> body = new CompletableFuture<>();
        Content.Source.asByteArrayAsync(request, mostBytes, Promise.Invocable.toPromise(body));
        Scheduler.Task deadline = request.getComponents()
                .getScheduler()
                .schedule(
                        () -> body.completeExceptionally(new TimeoutException("the body is too slow")),
                        deadline().toMillis(),
                        TimeUnit.MILLISECONDS);
        CompletableFuture<Request> read = body.handle((bytes, failure) -> {
            deadline.cancel();
            end(sender);
            return failure == null ? new ReadRequest(request, bytes) : without(request, fault(failure));
        });
        if (read.isDone()) {
            return proceed(read.join(), response, callback);
        }
        Executor threads = sender.port().getExecutor();
        CompletableFuture<Void> unused =
                read.thenAccept(complete -> threads.execute(() -> proceed(complete, response, callback)));
        return true;
    }

    /** An empty body needs no reading; a body whose declared length is too large is refused unread. */
    private boolean isRead(Request request) {
        long length = Optional.ofNullable(request.getHeaders().getField(HttpHeader.CONTENT_LENGTH))
                .map(HttpField::getLongValue)
                .orElse(0L);
        boolean has = length > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
        return has && length <= mostBytes && !isUpload.test(Request.getPathInContext(request));
    }

    private Duration deadline() {
        Duration least = Duration.ofSeconds(mostBytes / LEAST_BYTES_PER_SECOND);
        return least.compareTo(SHORTEST) > 0 ? least : SHORTEST;
    }

    private synchronized boolean begin(Sender sender) {
        int before = unread.getOrDefault(sender, 0);
        if (before < MOST_OF_AN_ADDRESS) {
            unread.put(sender, before + 1);
        }
        return before < MOST_OF_AN_ADDRESS;
    }

    private synchronized void end(Sender sender) {
        unread.computeIfPresent(sender, (same, before) -> before > 1 ? before - 1 : null);
    }

    private static Fault fault(Throwable failure) {
        Throwable cause = failure instanceof CompletionException wrapped ? wrapped.getCause() : failure;
        if (cause instanceof TimeoutException) {
            return Fault.TOO_SLOW;
        }
        return cause instanceof IllegalStateException ? Fault.TOO_LARGE : Fault.BROKEN;
    }

    private static Request without(Request request, Fault fault) {
        request.setAttribute(FAULT, fault);
        return new ReadRequest(request, new byte[0]);
    }

    private boolean proceed(Request request, Response response, Callback callback) {
        try {
            if (!super.handle(request, response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Exception failure) {
            Response.writeError(request, response, callback, failure);
        }
        return true;
    }

    /** A request whose body has been read. */
    private static final class ReadRequest extends Request.Wrapper {

        private final Content.Source body;

        ReadRequest(Request request, byte[] bytes) {
            super(request);
            this.body = new ByteBufferContentSource(ByteBuffer.wrap(bytes));
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable whenThere) {
            body.demand(whenThere);
        }
    }
}
