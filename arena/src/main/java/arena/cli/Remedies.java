package arena.cli;

import arena.config.BotTemplate;
import arena.launch.BotSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What keeps a bot from starting, and what to do about it. */
final class Remedies {

    private Remedies() {}

    /** Returns a sentence for each thing that is wrong; if the bot can be built, the last one says how. */
    static List<String> problems(BotSpec spec) {
        List<String> problems = new ArrayList<>(spec.problems());
        if (!problems.isEmpty()) {
            build(spec).ifPresent(problems::add);
        }
        return problems;
    }

    private static Optional<String> build(BotSpec spec) {
        return BotTemplate.of(spec.workingFolder())
                .filter(template -> !template.build().isEmpty())
                .map(template -> "If it is not built yet, build it: (cd "
                        + Words.shell(spec.workingFolder().toString()) + " && " + template.build() + ")"
                        + (template.needs().isEmpty() ? "" : ", which needs " + template.needs()) + ".");
    }
}
