package asterobots;

import java.util.ArrayList;
import java.util.List;

/** Two questions as the arena writes them, on a field of size 2. */
public final class Questions {

    static final List<String> VEIN = """
            Expecting = VEIN
            1 = Alpha
            2 = Beta
            TimeLimit = 10000
            Me = 2
            Size = 2
            Rounds = 200
            Veins = 3
            Vein1 = 0,-1,G,0,55,9,5,1,1
            Vein2 = -2,0,S,1,83,8,8,1,1
            Vein3 = 2,1,M,0,91,5,7,1,1
            """.lines().toList();

    static final List<String> COMMANDS = """
            Expecting = COMMANDS 100
            1 = Alpha
            2 = Beta
            Me = 2
            Round = 12
            Rounds = 200
            Size = 2
            Buy = 96,94,110
            Sell = 24,23,27
            Player1 = 40,8,0,15,1,120,12,593
            Player2 = 3000000000,70,80,90,1,33,12,3000006000
            Vein1 = 0,-1,G,1,55,9,5,1,1
            Vein2 = -2,0,S,2,33,8,8,2,3
            Vein3 = 2,1,M,0,91,5,7,1,1
            Squads = 2
            Squad1 = 1,40,1,-1,2,1,4
            Path1 = 1,0 2,0 2,1
            Squad2 = 1,25,0,0,-2,0,2
            Path2 = -1,0 -2,0
            Trades = 2
            Trade1 = 1,offer,gas,50,12
            Trade2 = 2,demand,metal,7,30
            """.lines().toList();

    private Questions() {}

    /** Returns the question for a vein, as a player sees it. */
    public static Game selection() {
        return new Game(new Prompt(VEIN));
    }

    /** Returns the question for commands, as a player sees it, with some of its lines replaced. */
    public static Game turn(String... changes) {
        List<String> lines = new ArrayList<>(COMMANDS);
        for (String change : changes) {
            String key = change.substring(0, change.indexOf('=') + 1);
            lines.replaceAll(line -> line.startsWith(key) ? change : line);
        }
        return new Game(new Prompt(lines));
    }
}
