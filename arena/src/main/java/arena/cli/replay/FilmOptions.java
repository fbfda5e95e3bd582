package arena.cli.replay;

import arena.app.RequestFailure;
import arena.app.replay.ReplayedMatch;
import arena.cli.host.CommandEnvironment;
import arena.game.Viewpoint;
import arena.launch.InstalledPrograms;
import arena.report.film.FilmWriter;
import arena.report.film.GifWriter;
import arena.report.film.MatchFilm;
import arena.report.film.VideoWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that write a match as a film. */
final class FilmOptions {

    private static final int LEAST_MILLIS = 20;
    private static final int MOST_MILLIS = 10_000;

    @Option(names = "--gif", paramLabel = "FILE", description = "Writes the match as an animated GIF.")
    private Optional<Path> gif = Optional.empty();

    @Option(
            names = "--video",
            paramLabel = "FILE",
            description = "Writes the match as a video, such as match.mp4; needs the program ffmpeg.")
    private Optional<Path> video = Optional.empty();

    @Option(
            names = "--frame-millis",
            paramLabel = "N",
            defaultValue = "600",
            description = "The time of a move in a film, in milliseconds. Default: ${DEFAULT-VALUE}.")
    private int millis;

    boolean isGiven() {
        return gif.isPresent() || video.isPresent();
    }

    /**
     * Writes what was asked for.
     *
     * @throws RequestFailure if a file cannot be written, or the match has no board
     */
    void write(CommandEnvironment host, ReplayedMatch match, Viewpoint from) {
        if (millis < LEAST_MILLIS || millis > MOST_MILLIS) {
            throw RequestFailure.usage("--frame-millis must be a number from " + LEAST_MILLIS + " to " + MOST_MILLIS
                    + ", not " + millis + ".");
        }
        if (video.isPresent() && !InstalledPrograms.has(VideoWriter.PROGRAM)) {
            throw RequestFailure.usage(
                    "--video needs the program ffmpeg; install it, or write an animated picture with --gif.");
        }
        MatchFilm film = new MatchFilm(match.replay(), match.began(), from);
        if (film.frames() == 0) {
            throw RequestFailure.usage("This match has no board that could be shown from this viewpoint.");
        }
        Duration pace = Duration.ofMillis(millis);
        gif.ifPresent(file -> write(host, film, file, new GifWriter(film, pace)));
        video.ifPresent(file -> write(host, film, file, new VideoWriter(film, pace)));
    }

    private static void write(CommandEnvironment host, MatchFilm film, Path named, FilmWriter writer) {
        Path file = host.resolve(named);
        try {
            writer.save(file);
            host.out().println("Written: " + host.shown(file) + ", " + film.frames() + " frames.");
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    file + " cannot be written (" + failure.getMessage() + "); name a writable file.");
        }
    }
}
