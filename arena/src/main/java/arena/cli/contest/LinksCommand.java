package arena.cli.contest;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.contest.ContestLinks;
import arena.app.contest.ContestLinks.Holder;
import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.config.ServeSettings;
import arena.config.TeamEntry;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena contest links}: the secret links to the pages of teams and organisers. */
@Command(
        name = "links",
        mixinStandardHelpOptions = true,
        description = {
            "Prints the link of the organiser and of each team to its own page of `arena serve`.",
            "Give each link only to its owner: it is the only credential. Revoke a link that others have seen;"
                    + " its owner then gets a new one."
        },
        footer = {
            "  arena contest links cup.ini --at http://192.168.0.10:8080",
            "  arena contest links cup.ini --revoke Birch",
            "  arena contest links cup.ini --revoke organiser"
        })
final class LinksCommand implements Runnable {

    private static final String ORGANISER = "organiser";

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Option(
            names = "--at",
            paramLabel = "ADDRESS",
            description =
                    "The address at which teams reach the pages. Default: this machine, with the port in" + " [serve].")
    private Optional<String> address = Optional.empty();

    @Option(
            names = "--revoke",
            paramLabel = "WHO",
            description = "Revokes the link of a team, or of the organiser; may be repeated.")
    private List<String> revoked = List.of();

    private final CommandEnvironment host;

    LinksCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        try (OpenContest open = contest.open(host)) {
            ServeSettings serve = contest.configuration(host).serve();
            ContestLinks links = new ContestLinks(open.folder());
            List<String> teams =
                    open.file().teams().stream().map(TeamEntry::name).toList();
            revoked.forEach(name -> links.revoke(holder(name, teams)));
            String organisers = "http://" + serve.organiser().host() + ":"
                    + serve.organiser().port();
            host.out().println("organiser  " + organisers + "/organiser#" + links.key(new Holder.Organiser()));
            String site = address.orElse("http://localhost:" + serve.port()).replaceFirst("/+$", "");
            teams.forEach(team -> host.out().println(team + "  " + site + "/team#" + links.key(new Holder.Team(team))));
        }
    }

    private static Holder holder(String name, List<String> teams) {
        if (teams.contains(name)) {
            return new Holder.Team(name);
        }
        if (name.equals(ORGANISER)) {
            return new Holder.Organiser();
        }
        throw RequestFailure.usage(
                NameLookup.unknown("team", name, teams) + " For the organiser's own link write: organiser.");
    }
}
