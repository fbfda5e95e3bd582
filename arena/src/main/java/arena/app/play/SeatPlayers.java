package arena.app.play;

import arena.config.BotEntry;
import arena.config.Configuration;
import arena.exchange.Field;
import arena.exchange.FolderPlayer;
import arena.launch.LaunchedPlayer;
import arena.launch.Launcher;
import arena.launch.program.BotProgram;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.person.Person;
import arena.superbot.SuperBots;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A factory of the players of one match. */
final class SeatPlayers {

    /** The time after which an idle thread of a super bot ends. */
    private static final int IDLE_SECONDS = 5;

    private final Means means;
    private final WireSeats wireSeats;
    private final MatchRequest request;

    /** The means by which players play: folders and programs. */
    interface Means {
        Configuration configuration();

        Field field();

        Launcher launcher();

        /** Returns a bot as a program for the launcher, under its name in the match. */
        BotProgram spec(BotEntry bot, String name);
    }

    SeatPlayers(Means means, WireSeats wireSeats, MatchRequest request) {
        this.means = means;
        this.wireSeats = wireSeats;
        this.request = request;
    }

    /** Returns a new player for a seat. */
    Player player(SeatedPlayer sitting) {
        String name = sitting.name();
        if (sitting.choice() instanceof SeatChoice.Level seat) {
            return superBot(name, seat.level());
        } else if (sitting.choice() instanceof SeatChoice.Human person) {
            Map<String, String> chosen = person.emblem()
                    .map(emblem -> Map.of(Event.SeatAssignment.EMBLEM, emblem.word()))
                    .orElse(Map.of());
            return new Person(name, facts(sitting, chosen));
        } else if (sitting.choice() instanceof SeatChoice.Launched seat) {
            return bot(sitting, seat.bot());
        }
        Duration patience = configuration().match().joinTime();
        return sitting.choice() instanceof SeatChoice.Wire
                ? wireSeats.player(sitting, request, facts -> folder(name, info("bot", facts), patience, occupancy()))
                : folder(name, info("folder", Map.of()), patience, FolderPlayer.Occupancy.SERVED);
    }

    private Player superBot(String name, int level) {
        Effort effort = effort(request);
        String game = request.game().info().id();
        return new InProcessPlayer(
                name,
                info("superbot", Map.of("level", Integer.toString(level))),
                invitation -> SuperBots.onSeat(
                        game, level, new MindSeat(invitation.seat(), request.settings()), invitation.seed(), effort),
                thinkingExecutor(name));
    }

    private Player bot(SeatedPlayer sitting, BotEntry bot) {
        String kind = bot.isProgram() ? "folder" : "bot";
        Map<String, String> known = new TreeMap<>(Map.of("bot", bot.name()));
        if (bot.speaks() != BotEntry.Speaks.FOLDER) {
            known.put(Event.SeatAssignment.SPEAKS, bot.speaks().word());
        }
        FolderPlayer inner = folder(sitting.name(), info(kind, facts(sitting, known)), bot.startUp(), occupancy());
        if (bot.server().isPresent()) {
            return Doors.http(configuration(), bot.server().get(), inner);
        }
        BotProgram program = means.spec(bot, sitting.name());
        if (bot.speaks() == BotEntry.Speaks.WIRE) {
            WireSeats.PrivateSeat seat = wireSeats.privateSeat(sitting);
            return new LaunchedPlayer(
                    wireSeats.player(seat, request, inner),
                    program.withCommand(seat.filledIn(program.command())),
                    inner.folder(),
                    means.launcher());
        }
        return new LaunchedPlayer(inner, program, inner.folder(), means.launcher());
    }

    private Configuration configuration() {
        return means.configuration();
    }

    /** Returns how the arena's own programs and doors occupy a folder. */
    private FolderPlayer.Occupancy occupancy() {
        return request.attempt() == 1 ? FolderPlayer.Occupancy.LAUNCHED : FolderPlayer.Occupancy.LAUNCHED_AGAIN;
    }

    private FolderPlayer folder(String name, PlayerInfo info, Duration patience, FolderPlayer.Occupancy occupancy) {
        return means.field().player(name, info, patience, occupancy);
    }

    /** Returns the executor in which a super bot thinks in real time: its own thread, which ends after an idle time. */
    private static Executor thinkingExecutor(String name) {
        return new ThreadPoolExecutor(0, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
            Thread thread = new Thread(work, "thinking " + name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Returns the usual effort of a super bot, reduced so that the move time cannot run out. */
    private static Effort effort(MatchRequest request) {
        return request.game()
                .info()
                .moveTime()
                .map(setting -> Effort.within(request.settings().duration(setting)))
                .orElseGet(() -> Effort.within(Effort.STANDARD_THINK.multipliedBy(3)));
    }

    private static Map<String, String> facts(SeatedPlayer sitting, Map<String, String> own) {
        Map<String, String> facts = new TreeMap<>(own);
        if (!sitting.shown().equals(sitting.name())) {
            facts.put(Event.SeatAssignment.SHOWN, sitting.shown());
        }
        return facts;
    }

    private static PlayerInfo info(String kind, Map<String, String> facts) {
        return new PlayerInfo(kind, new TreeMap<>(facts));
    }
}
