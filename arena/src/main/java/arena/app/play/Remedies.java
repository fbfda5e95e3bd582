package arena.app.play;

import arena.app.NameLookup;
import arena.config.BotEntry;
import arena.config.BotTemplate;
import arena.launch.program.BotProgram;
import arena.launch.program.BotProgramCheck;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reasons why a bot cannot be started, with their remedies. */
public final class Remedies {

    private Remedies() {}

    /** Returns a sentence for each problem; if the bot can be built, the last one gives the command. */
    public static List<String> problems(BotEntry bot, BotProgram spec) {
        List<String> problems = new ArrayList<>(BotProgramCheck.problems(spec));
        if (!problems.isEmpty()) {
            build(bot).ifPresent(problems::add);
        }
        return problems;
    }

    /** Returns the build command, if it is a starter bot whose command is still the starter's, or a Maven project. */
    private static Optional<String> build(BotEntry bot) {
        return BotTemplate.of(bot.workingFolder())
                .filter(template ->
                        !template.build().isEmpty() && template.command().equals(bot.command()))
                .map(template -> words(bot, template.build(), template.needs()))
                .or(() -> built(bot));
    }

    /** A starter bot that is built together with the arena is a Maven project, as other bots may be. */
    private static Optional<String> built(BotEntry bot) {
        boolean project = Files.isRegularFile(bot.workingFolder().resolve("pom.xml"))
                && bot.command().stream().anyMatch(word -> word.contains("target/"));
        return project ? Optional.of(words(bot, "mvn -DskipTests package", "mvn")) : Optional.empty();
    }

    private static String words(BotEntry bot, String build, String needs) {
        return "If it is not built yet, build it: (cd "
                + NameLookup.shell(bot.workingFolder().toString()) + " && " + build + ")"
                + (needs.isEmpty() ? "" : ", which needs " + needs) + ".";
    }
}
