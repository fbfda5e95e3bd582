package arena.app.signup;

import arena.app.RequestFailure;
import arena.app.contest.ContestWatch;
import arena.app.contest.OpenContest;
import arena.config.BotSource;
import arena.config.BotTemplate;
import arena.config.CommandWords;
import arena.config.HiddenCharacters;
import arena.config.TeamEntry;
import arena.config.TeamSection;
import arena.game.GameInfo;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The rules of a contest for sign-ups: teams are admitted until the draw, entries are replaced until the freeze, and
 * the draw fixes each start command. An accepted team is entered into the contest file.
 */
final class EntryRules {

    private static final int LONGEST_COMMAND = 500;

    private final ContestWatch watch;

    EntryRules(ContestWatch watch) {
        this.watch = watch;
    }

    private OpenContest contest() {
        return watch.contest();
    }

    private String name() {
        return contest().file().contest().name();
    }

    private boolean isDrawn() {
        return contest().log().isPresent();
    }

    /** Returns a sentence that says why no more teams are admitted; empty while teams may sign up. */
    Optional<String> closed() {
        return isDrawn()
                ? Optional.of("The contest " + name() + " is drawn and admits no more teams.")
                : Optional.empty();
    }

    /** Refuses a change of a team's entry once it is frozen, or if the team is not in the drawn contest. */
    void requireOpenFor(String team) {
        if (contest().isFrozen()) {
            throw RequestFailure.usage("The entries of " + name() + " are frozen: the accepted entries play,"
                    + " and no new ones are accepted.");
        }
        if (isDrawn() && contest().file().team(team).isEmpty()) {
            throw RequestFailure.usage("The contest " + name() + " was drawn without " + team + ".");
        }
    }

    /**
     * Returns the start command of an entry.
     *
     * @param given by the team; empty if the entry has it in a file, as starter kits do
     * @throws RequestFailure if there is none, or it may not be changed any more
     */
    StartCommand start(String team, StartCommand given, Path folder) {
        String command = given.command().isBlank()
                ? BotTemplate.of(folder)
                        .map(template -> CommandWords.join(template.command()))
                        .orElseThrow(() -> RequestFailure.usage(
                                "Give the command that starts the bot, for example: python3 bot.py {folder}."))
                : given.command().strip();
        if (HiddenCharacters.first(command).isPresent()
                || command.length() > LONGEST_COMMAND
                || CommandWords.split(command).isEmpty()) {
            throw RequestFailure.usage("The command must be one line of at most " + LONGEST_COMMAND
                    + " characters, without control characters and with balanced quotes.");
        }
        StartCommand start = given.with(command);
        requireWay(start);
        requireSameCommand(team, start);
        return start;
    }

    private void requireWay(StartCommand start) {
        GameInfo game = contest().definition().info();
        if (!StartCommand.waysOf(game.id()).contains(start.speaks())) {
            throw RequestFailure.usage("No bots that connect by TCP are known for " + game.title()
                    + "; hand in a bot that uses its folder or standard input and output.");
        }
    }

    private void requireSameCommand(String team, StartCommand start) {
        if (isDrawn() && !isEntered(team, start)) {
            throw RequestFailure.usage("The contest " + name() + " is drawn, so the command of " + team
                    + " cannot change; hand in a bot that starts with the earlier command.");
        }
    }

    private boolean isEntered(String team, StartCommand start) {
        return contest().file().team(team).map(TeamEntry::entry).stream()
                .anyMatch(entry -> entry instanceof BotSource.Launched launched
                        && launched.program().speaks() == start.speaks()
                        && Optional.of(launched.program().command()).equals(CommandWords.split(start.command())));
    }

    /** Enters a team with an entry into the contest file, unless it is there already. */
    void enter(SignUp signUp, SignUp.Entry entry, Path played) {
        if (isEntered(signUp.team(), entry.start())) {
            return;
        }
        requireSameCommand(signUp.team(), entry.start());
        Path home = contest().file().file().resolveSibling("");
        String folder =
                played.startsWith(home) ? home.relativize(played).toString().replace('\\', '/') : played.toString();
        watch.enter(new TeamSection(
                signUp.team(),
                signUp.title(),
                signUp.members(),
                entry.start().words(),
                entry.start().speaks(),
                folder));
    }
}
