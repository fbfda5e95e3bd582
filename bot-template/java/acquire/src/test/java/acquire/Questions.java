package acquire;

import java.util.ArrayList;
import java.util.List;

/** A question as the arena writes it. */
public final class Questions {

    static final List<String> TURN = """
            Expecting = TILE_AND_STOCK
            1 = Ada
            2 = Bob
            Me = 2
            Turn = 17
            Mover = 2
            ToPlace = 1
            MayEnd = 0
            Tile = -
            Defunct = -
            A = ............
            B = .AA.o.......
            C = .....GG.....
            D = ............
            E = ......oo....
            F = ............
            G = ............
            H = ............
            I = ...........o
            Chain1 = A,Amazon,200,2,200,20,3,2
            Chain2 = G,Google,200,2,200,24,1,0
            Chain3 = H,HP,400,0,0,25,0,0
            Chain4 = J,JetBrains,300,0,0,25,0,0
            Chain5 = M,Microsoft,300,0,0,25,0,0
            Chain6 = S,Salesforce,300,0,0,25,0,0
            Chain7 = W,Windward,400,0,0,25,0,0
            Player1 = 5400,1,2,3,4,5
            Player2 = 1400,1,2,3,4,5
            Hand2 = 4B 7D 12H 1I
            Playable = 4B 7D 12H 1I
            """.lines().toList();

    private Questions() {}

    /** Returns the question as a player sees it, with some of its lines replaced. */
    public static Game turn(String... changes) {
        List<String> lines = new ArrayList<>(TURN);
        for (String change : changes) {
            String key = change.substring(0, change.indexOf('=') + 1);
            lines.replaceAll(line -> line.startsWith(key) ? change : line);
        }
        return new Game(new Prompt(lines));
    }

    /** Returns the lines that a player hands in. */
    public static List<String> answer(PlayerBrain brain, Game game) {
        return brain.answer(game).lines().toList();
    }
}
