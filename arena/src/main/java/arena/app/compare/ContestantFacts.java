package arena.app.compare;

import arena.app.RequestFailure;
import arena.app.Version;
import arena.app.play.MatchLane;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.config.BotEntry;
import arena.launch.program.BotFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A contestant with its facts in a journal: games of a bot from before and after a change must not be mixed.
 *
 * @param facts the identity by key, such as the command and the SHA-256 of the files
 */
public record ContestantFacts(String name, SortedMap<String, String> facts) {

    public ContestantFacts {
        facts = new TreeMap<>(facts);
    }

    /** Reads the facts of a contestant. */
    public static ContestantFacts of(SeatedPlayer player, Services services, MatchLane lane) {
        SortedMap<String, String> facts = new TreeMap<>();
        if (player.choice() instanceof SeatChoice.Launched seat) {
            BotEntry bot = seat.bot();
            if (bot.isProgram()) {
                facts.putAll(BotFacts.of(services.spec(bot, player.name()), lane.hidden()));
            }
            bot.server().ifPresent(server -> facts.put("url", server.url().toString()));
            // The command as configured, since each lane has another team folder.
            facts.put("command", String.join(" ", bot.command()));
            facts.put("environment", bot.environment().toString());
        } else {
            facts.put("level", CompareRequest.word(player.choice()));
            facts.put("arena", Version.text());
        }
        return new ContestantFacts(player.name(), facts);
    }

    /** Returns the changes since an earlier command, as a clause; empty if there are none. */
    public Optional<String> changeSince(ContestantFacts before) {
        List<String> changed = new ArrayList<>();
        SortedMap<String, String> all = new TreeMap<>(before.facts);
        all.putAll(facts);
        for (String key : all.keySet()) {
            if (!facts.getOrDefault(key, "").equals(before.facts.getOrDefault(key, ""))) {
                changed.add(key.replace("-sha256", "").replace('-', ' '));
            }
        }
        return changed.isEmpty()
                ? Optional.empty()
                : Optional.of(name + " has changed ("
                        + String.join(", ", changed.stream().distinct().toList()) + ")");
    }

    /**
     * Refuses contestants that have changed.
     *
     * @param changes a clause for each
     * @param work the noun for what was begun, such as comparison
     */
    public static void refuse(List<String> changes, String work) {
        if (!changes.isEmpty()) {
            throw RequestFailure.usage("Since the start of this " + work + " " + String.join(", and ", changes)
                    + "; games from before and after must not be mixed. Start over with --fresh. (A bot that writes"
                    + " files beside itself changes too; let it write elsewhere.)");
        }
    }
}
