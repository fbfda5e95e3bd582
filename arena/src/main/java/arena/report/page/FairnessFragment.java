package arena.report.page;

import arena.contest.ContestPhase;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The fragment with the seed of a contest, by which anyone can check that no toss and no lot was chosen. */
final class FairnessFragment {

    /** A program of a few lines that computes the tosses again without the arena. */
    private static final String CHECK_PROGRAM = """
            import hashlib, hmac
            seed = "SEED"
            print(hashlib.sha256(seed.encode()).hexdigest())

            def number(purpose):
                return int(hmac.new(seed.encode(), purpose.encode(), hashlib.sha256).hexdigest()[:16], 16)

            def lot(purpose, players):          # the random numbers are those of SplitMix64
                state, drawn, rest, ones = number(purpose), [], list(players), 2**64 - 1
                while rest:
                    while True:
                        state = (state + 0x9E3779B97F4A7C15) & ones
                        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & ones
                        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ones
                        value = (mixed ^ (mixed >> 31)) >> 1
                        if value - value % len(rest) <= 2**63 - len(rest):
                            break
                    drawn.append(rest.pop(value % len(rest)))
                return drawn

            def seats(game, players):
                encounter, _, leg = game.rpartition(".")
                order = lot("toss " + encounter, sorted(players))
                turn = (int(leg) - 1) % len(order)
                return order[turn:] + order[:turn]

            # For example: print(seats("1A.1-5.1", [0, 4]))
            """;

    private FairnessFragment() {}

    static Html of(ContestAccount account, PageLinks links) {
        SealedSeed seal = account.contest().seal();
        Html before = Html.all(
                Html.tag(
                        "p",
                        "All chance of this contest comes from one seed of 256 bits that was drawn before the first"
                                + " game and kept"
                                + " secret. This is its SHA-256, told at the draw:"),
                Html.tag("pre", seal.commitment()).of("digits"));
        boolean open = account.progress().phase() == ContestPhase.PUBLISHED;
        return open
                ? Html.all(before, opened(seal), tosses(account, seal, links))
                : Html.all(
                        before,
                        Html.tag(
                                "p",
                                "The seed is opened when the results are published. Nobody can find another seed with"
                                        + " the same"
                                        + " digest, so nobody can choose a toss afterwards. Write the digest down."));
    }

    /** Returns the digest that a reader must write down to detect later changes. */
    static Html unchanged(String digest) {
        return Html.all(
                Html.tag("h2", "Nothing is changed afterwards"),
                Html.tag(
                        "p",
                        "Every attempt, every result and every decision has a digest that is made from the one before"
                                + " it. This is"
                                + " the latest one. Write it down: whoever has it can hold the contest against it at"
                                + " any later time, when"
                                + " much has been added and nothing may have been changed:"),
                Html.tag("pre", digest).of("digits"),
                Html.tag("pre", "arena contest verify CONTEST.ini --head " + digest));
    }

    private static Html opened(SealedSeed seal) {
        return Html.all(
                Html.tag("p", "The contest is over, and this is the seed:"),
                Html.tag("pre", seal.seed()).of("digits"),
                Html.tag("p", "This must print the SHA-256 above:"),
                Html.tag("pre", "printf %s " + seal.seed() + " | sha256sum"),
                Html.tag(
                        "p",
                        "Each number of the contest is the beginning, 16 digits, of an HMAC with the seed as the key."
                                + " This must"
                                + " print the digits that the table below shows for the seed of a match (its record"
                                + " holds the same"
                                + " number in decimal; the first bit is taken as 0). A game that was broken off and in"
                                + " which a program plays is played again with another seed: for the second attempt"
                                + " 'match GAME attempt 2' stands in the place of"
                                + " 'match GAME', and so on:"),
                Html.tag(
                        "pre",
                        "printf %s 'match GAME' | openssl dgst -sha256 -hmac " + seal.seed()
                                + " | grep -o '[0-9a-f]\\{64\\}'" + " | cut -c1-16"),
                Html.tag(
                        "p",
                        "A toss is a lot among the players of an encounter, with the purpose \"toss ENCOUNTER\","
                                + " where the name of"
                                + " the encounter is that of the game without its last number; the players move on by"
                                + " a seat with"
                                + " every further game. This program does the same and prints the seats, the teams"
                                + " counted from 0, as the"
                                + " table does:"),
                Html.tag("pre", CHECK_PROGRAM.replace("SEED", seal.seed())));
    }

    private static Html tosses(ContestAccount account, SealedSeed seal, PageLinks links) {
        HtmlTable grid = new HtmlTable(
                "Tosses", "Game", "Seats in order", "Teams, counted from 0", "Decided by", "Seed of the match");
        for (GameAccount game : account.games()) {
            grid.add(
                    links.game(game.id()),
                    Html.joined(
                            game.fixture().seats().stream()
                                    .map(one -> links.team(account, one))
                                    .toList(),
                            " \u2013 "),
                    game.fixture().seats().toString(),
                    isTossed(seal, game) ? "toss" : "the format's own order",
                    Html.tag("code", digits(account.contest().matchSeed(game.fixture(), attempt(game)))));
        }
        return grid.html();
    }

    /** Returns the number of the attempt that counts, else of the last one; 1 if there was none. */
    private static int attempt(GameAccount game) {
        return game.counted()
                .map(one -> one.attempt().number())
                .orElse(Math.max(1, game.attempts().size()));
    }

    private static String digits(long number) {
        return String.format("%016x", number);
    }

    /** Returns whether the seats were drawn by lot; the last part of a game's id is its number within the encounter. */
    private static boolean isTossed(SealedSeed seal, GameAccount game) {
        int end = game.id().lastIndexOf('.');
        if (end < 0 || !game.id().substring(end + 1).matches("[0-9]{1,6}")) {
            return false;
        }
        List<Integer> players = game.fixture().seats().stream().sorted().toList();
        List<Integer> seats = new ArrayList<>(seal.toss(game.id().substring(0, end), players));
        Collections.rotate(seats, 1 - Integer.parseInt(game.id().substring(end + 1)));
        return seats.equals(game.fixture().seats());
    }
}
