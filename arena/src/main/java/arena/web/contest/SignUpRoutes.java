package arena.web.contest;

import arena.app.contest.ContestLinks;
import arena.app.contest.ContestWatch;
import arena.app.signup.SignUp;
import arena.app.signup.SignUps;
import arena.app.signup.StartCommand;
import arena.config.BotEntry;
import arena.config.SignUpSettings;
import arena.web.http.Json;
import arena.web.http.JsonFields;
import arena.web.http.Pages;
import arena.web.http.RateLimits;
import arena.web.http.Upload;
import arena.web.http.WebFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The routes for teams that enter the contest themselves: a team signs up, gets its key at once, hands in entries with
 * it, and reads the state of its entries.
 */
final class SignUpRoutes implements AutoCloseable {

    private static final double SECONDS_PER_HOUR = 3_600;
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;

    private final ServedContest shown;
    private final ContestWatch watch;
    private final RateLimits rates;
    private final Upload.UploadSlots uploads = new Upload.UploadSlots();

    SignUpRoutes(ServedContest shown) {
        this.shown = shown;
        this.watch = shown.watch();
        int perHour = shown.signUps().map(open -> open.settings().perHour()).orElse(0);
        this.rates = new RateLimits(perHour, perHour / SECONDS_PER_HOUR, System::nanoTime);
    }

    void addTo(RoutesConfig routes, Pages pages) {
        pages.add(routes, "/sign-up", "sign-up");
        routes.get("/api/v1/sign-up", this::show);
        routes.post("/api/v1/sign-up", this::signUp);
        routes.get("/api/v1/sign-up/team", this::team);
        routes.post("/api/v1/sign-up/archive", this::archive);
        routes.post("/api/v1/sign-up/folder", this::folder);
    }

    private SignUps open() {
        return shown.signUps()
                .orElseThrow(() ->
                        WebFailure.notFound("Teams do not sign up here; ask the organiser how entries are handed in."));
    }

    /**
     * The conditions of the sign-up.
     *
     * @param open whether teams may sign up now
     * @param words the reason if they may not
     * @param share whether folders may be handed in
     * @param ways the words of the ways in which programs play its game
     */
    private record Offer(
            String contest,
            String game,
            String gameTitle,
            boolean open,
            Optional<String> words,
            boolean share,
            List<String> ways,
            long archiveBytes,
            long bytes,
            int files) {}

    private void show(Context context) {
        SignUps teams = open();
        SignUpSettings settings = teams.settings();
        Optional<String> closed = teams.closed().or(() -> teams.isFull() ? Optional.of(full(teams)) : Optional.empty());
        Json.answer(
                context,
                new Offer(
                        watch.contest().file().contest().name(),
                        watch.contest().definition().info().id(),
                        watch.contest().definition().info().title(),
                        closed.isEmpty(),
                        closed,
                        settings.share().isPresent(),
                        StartCommand.waysOf(watch.contest().definition().info().id()).stream()
                                .map(BotEntry.Speaks::word)
                                .toList(),
                        settings.limits().archiveBytes(),
                        settings.limits().bytes(),
                        settings.limits().files()));
    }

    private static String full(SignUps teams) {
        return teams.settings().teams() + " teams have signed up, and no more are taken; ask the organiser.";
    }

    private void requireRate(String sender, String words) {
        if (!rates.admit(sender)) {
            throw WebFailure.tooManyRequests(words);
        }
    }

    /** The limit counts each team separately, since the teams of one school share an address. */
    private void requireRateOf(String team) {
        requireRate("team " + team, "Too many entries have come from " + team + " in the last hour; try again later.");
    }

    /** A team that has signed up, with its link. */
    private record Made(String team, String key, String page) {}

    private void signUp(Context context) {
        SignUps teams = open();
        requireRate(context.ip(), "Too many teams have signed up from your address in the last hour; try again later.");
        if (teams.isFull()) {
            throw WebFailure.tooManyRequests(full(teams));
        }
        JsonFields asked = JsonFields.of(context);
        String team = teams.signUp(asked.text("team"), asked.text("title"), asked.text("members"))
                .team();
        String key = shown.links().key(new ContestLinks.Holder.Team(team));
        context.status(CREATED);
        Json.answer(context, new Made(team, key, "/team#" + key));
    }

    private void team(Context context) {
        SignUps teams = open();
        Json.answer(context, SignUpStatus.of(requireTeam(context), teams, watch));
    }

    private String requireTeam(Context context) {
        Optional<ContestLinks.Holder> holder = Json.key(context).flatMap(shown::holder);
        if (holder.orElse(null) instanceof ContestLinks.Holder.Team team) {
            return team.name();
        }
        throw WebFailure.forbidden("This link is worth nothing any more; ask the organiser for yours.");
    }

    private void archive(Context context) {
        SignUps teams = open();
        String team = requireTeam(context);
        long most = teams.settings().limits().archiveBytes();
        Upload.requireSize(context, most);
        requireRateOf(team);
        CompletableFuture<Void> taken = uploads.receive(team, context.ip(), () -> {
            try (Upload upload = Upload.receive(context.bodyInputStream(), teams.incoming(), most)) {
                teams.takeArchive(
                        team, upload.file(), StartCommand.of(query(context, "command"), query(context, "speaks")));
            }
            return null;
        });
        context.future(() -> taken.thenRun(() -> {
            context.status(ACCEPTED);
            team(context);
        }));
    }

    private static String query(Context context, String key) {
        return Optional.ofNullable(context.queryParam(key)).orElse("");
    }

    private void folder(Context context) {
        SignUps teams = open();
        String team = requireTeam(context);
        requireRateOf(team);
        JsonFields asked = JsonFields.of(context);
        teams.takeFolder(team, asked.text("folder"), StartCommand.of(asked.text("command"), asked.text("speaks")));
        context.status(ACCEPTED);
        team(context);
    }

    @Override
    public void close() {
        uploads.close();
    }

    /**
     * The state of a team that has signed up.
     * @param plays whether it is in the drawn contest
     * @param open whether it may hand in entries
     * @param accepted the number of the accepted entry; 0 while there is none
     */
    record SignUpStatus(
            String team,
            String title,
            String members,
            boolean plays,
            boolean open,
            int accepted,
            Optional<EntryStatus> entry) {

        static SignUpStatus of(String team, SignUps teams, ContestWatch watch) {
            Optional<SignUp> signUp = teams.of(team);
            return new SignUpStatus(
                    team,
                    signUp.map(SignUp::title).filter(title -> !title.isEmpty()).orElse(team),
                    signUp.map(SignUp::members).orElse(""),
                    watch.view().isPresent() && watch.teams().contains(team),
                    signUp.isPresent() && !watch.contest().isFrozen(),
                    signUp.map(SignUp::accepted).orElse(0),
                    signUp.flatMap(SignUp::entry).map(EntryStatus::of));
        }
    }

    /** The state of the last entry of a team. */
    record EntryStatus(
            int number,
            String command,
            String speaks,
            int files,
            long bytes,
            long millis,
            String state,
            boolean fit,
            List<String> sentences,
            String by,
            String reason) {

        static EntryStatus of(SignUp.Entry entry) {
            SignUp.Progress progress = entry.progress();
            return new EntryStatus(
                    entry.number(),
                    entry.start().command(),
                    entry.start().speaks().word(),
                    entry.files(),
                    entry.bytes(),
                    entry.epochMillis(),
                    progress.state().word(),
                    progress.fit(),
                    progress.sentences(),
                    progress.by(),
                    progress.reason());
        }
    }
}
