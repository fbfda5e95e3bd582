package arena.app.rehearsal;

import arena.app.RoundedTime;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.ContestSettings;
import arena.config.ExchangeSettings;
import arena.config.LaunchSettings;
import arena.game.Setting;
import arena.launch.terms.ConfinementLevel;
import arena.plugin.Games;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FileUtils;

/** Advice on settings that would harm the event, each with the remedy. */
public final class SettingsAdvice {

    /** The most time that one absent or slow program may cost the event. */
    private static final Duration TOLERABLE = Duration.ofMinutes(15);

    private static final Duration LONG_GAME = Duration.ofMinutes(30);

    /** The factor of the forecast disk space that must be free, since the entries are unknown. */
    private static final int ROOM = 3;

    private final ContestFile event;
    private final Configuration machine;
    private final Conditions conditions;
    private final RehearsalForecast forecast;
    private final List<Item> items = new ArrayList<>();

    /**
     * The place of the event.
     *
     * @param cores the number of processors
     * @param freeBytes the free space on the disk of the contest
     * @param share whether the team folders are on a network share
     * @param confine the confinement of programs
     * @param planned the longest duration of the event, if given
     */
    record Conditions(int cores, long freeBytes, boolean share, ConfinementLevel confine, Optional<Duration> planned) {}

    /**
     * A piece of advice.
     *
     * @param grave whether it must be followed, and is more than a hint
     * @param words the problem and the remedy, one sentence
     */
    public record Item(boolean grave, String words) {}

    private SettingsAdvice(
            ContestFile event, Configuration machine, Conditions conditions, RehearsalForecast forecast) {
        this.event = event;
        this.machine = machine;
        this.conditions = conditions;
        this.forecast = forecast;
    }

    /** Returns all advice, the grave items first. */
    static List<Item> of(ContestFile event, Configuration machine, Conditions conditions, RehearsalForecast forecast) {
        SettingsAdvice all = new SettingsAdvice(event, machine, conditions, forecast);
        all.field();
        all.confinement();
        all.absence();
        all.time();
        all.disk();
        all.conduct();
        return all.items.stream()
                .sorted((one, other) -> Boolean.compare(other.grave(), one.grave()))
                .toList();
    }

    private void grave(boolean applies, String words) {
        if (applies) {
            items.add(new Item(true, words));
        }
    }

    private void hint(boolean applies, String words) {
        if (applies) {
            items.add(new Item(false, words));
        }
    }

    private void field() {
        grave(
                machine.exchange().watch() == ExchangeSettings.Watch.POLL && !conditions.share(),
                "watch = poll lists each folder repeatedly, although this disk reports changes; set watch ="
                        + " auto in [exchange].");
        hint(
                conditions.share(),
                "The team folders are on a network share, where answers are seen later and the connection may"
                        + " fail; play the finals on one machine (folder in [field] on its own disk)."
                        + " `arena doctor FOLDER` measures the share.");
        hint(
                event.teams().stream().anyMatch(team -> team.entry().isAwaited()),
                "Some teams start their bots themselves, which a rehearsal cannot test; play a match with each"
                        + " of them first: `arena play folder:TEAM superbot:1`, or wire:NAME for a bot that connects.");
    }

    private void confinement() {
        grave(
                machine.launch().confine() == LaunchSettings.Confine.NONE,
                "confine = none lets every program read and end the others; set confine = auto in [launch].");
        hint(
                machine.launch().confine() != LaunchSettings.Confine.NONE
                        && conditions.confine() != ConfinementLevel.BWRAP,
                "Programs are not confined by bubblewrap here, so each could read the folders of all teams;"
                        + " install bubblewrap, or let only programs play that you trust.");
    }

    private void absence() {
        costs("start-up", machine.launch().startUp(), "an absent program", "start-up in [launch]");
        boolean served = event.teams().stream().anyMatch(team -> team.entry().isAwaited());
        if (served) {
            costs("join-time", machine.match().joinTime(), "an absent team", "join-time in [match]");
        }
        Duration farewells =
                machine.launch().farewell().multipliedBy(forecast.games()).dividedBy(forecast.atOnce());
        grave(
                farewells.compareTo(TOLERABLE) > 0,
                "farewell = " + Setting.text(machine.launch().farewell()) + " may cost "
                        + RoundedTime.words(farewells)
                        + " in all, since each program may run that long after each game; set it lower in"
                        + " [launch].");
    }

    private void costs(String key, Duration each, String subject, String where) {
        Duration all = each.multipliedBy(Math.max(
                1, forecast.games() * event.contest().seats() / event.teams().size()));
        grave(
                all.compareTo(TOLERABLE) > 0,
                key + " = " + Setting.text(each) + " makes " + subject + " cost " + RoundedTime.words(all)
                        + " over the whole event; set " + where + " lower.");
    }

    private void time() {
        conditions
                .planned()
                .filter(planned -> forecast.worst().compareTo(planned) > 0)
                .ifPresent(planned -> grave(
                        true,
                        "Bots that take all their time would make the event last "
                                + RoundedTime.words(forecast.worst()) + ", and "
                                + RoundedTime.words(planned)
                                + " are planned; set the move time lower in [settings], or play more games at"
                                + " a time."));
        Games.byId(event.contest().game()).info().settings().stream()
                .filter(setting -> setting.meaning() == Setting.Meaning.LENGTH)
                .forEach(this::length);
        grave(
                forecast.atOnce() > conditions.cores(),
                forecast.atOnce() + " games at a time on " + conditions.cores()
                        + " processors make fast bots late; set matches in [run] to " + conditions.cores()
                        + " or less.");
    }

    private void length(Setting setting) {
        int moves = event.settings().whole(setting);
        Duration game = forecast.moveTime().multipliedBy(moves);
        hint(
                game.compareTo(LONG_GAME) > 0,
                "One game of slow bots may last " + RoundedTime.words(game) + " (" + setting.key() + " = " + moves
                        + ", " + Setting.text(forecast.moveTime()) + " a move), while a rehearsed game had "
                        + Math.round(forecast.turnsPerGame()) + " moves; set " + setting.key()
                        + " lower in [settings].");
    }

    private void disk() {
        grave(
                conditions.freeBytes() < ROOM * forecast.bytes() + forecast.mostLogBytes(),
                "There is too little space on the disk of the contest: "
                        + FileUtils.byteCountToDisplaySize(conditions.freeBytes()) + " are free, and up to "
                        + FileUtils.byteCountToDisplaySize(ROOM * forecast.bytes() + forecast.mostLogBytes())
                        + " may be needed; free some space, or name another folder in [contest].");
        hint(
                !machine.record().compress(),
                "compress = off makes records about ten times as large; set compress = on in [record].");
    }

    private void conduct() {
        hint(
                event.run().probation() == 0,
                "probation = 0 lets a program that crashes in every game play on without asking you; set"
                        + " probation = 3 in [run].");
        hint(
                event.contest().results() == ContestSettings.Results.PUBLIC,
                "Everybody sees the results during the event; set results = hidden in [contest] for a"
                        + " prize-giving.");
    }
}
