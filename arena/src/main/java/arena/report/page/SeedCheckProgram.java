package arena.report.page;

/** A program of a few lines that computes the tosses again without the arena. */
final class SeedCheckProgram {

    private static final String PROGRAM = """
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

    private SeedCheckProgram() {}

    static String program(String seed) {
        return PROGRAM.replace("SEED", seed);
    }
}
