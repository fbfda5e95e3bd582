// A starter bot for Chain Reaction Reloaded: your thinking goes into Think(); TeamFolder.cs talks to the arena.
using System;
using System.Linq;

// What this bot may see. Cells are 1..49, row by row; place 0 is not used.
class Board
{
    public char Expecting;   // 'K': place your king on one of the cells First..Last; 'C': place a coin or swap
    public int First, Last;  // only for 'K'
    public int Me, Swaps;    // which player I am (1 or 2), and how many king swaps I have left
    public int[] Owner;      // 0 nobody, 1 or 2 a player
    public char[] What;      // 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
    public int[] Coins;      // how many
}

static class Bot
{
    // YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
    static string Think(Board board, Random chance)
    {
        if (board.Expecting == 'K') return "K " + chance.Next(board.First, board.Last + 1);
        var mine = new[] { 0, board.Me };
        var cells = Enumerable.Range(1, 49).Where(i => mine.Contains(board.Owner[i]) && board.What[i] != 'K').ToArray();
        // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
        return "C " + cells[chance.Next(cells.Length)];
    }

    // Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
    static Board Parse(string[] lines, string team)
    {
        var values = lines.Select(line => line.Substring(line.IndexOf('=') + 1).Trim()).ToArray();
        var area = values[0].Substring(1).Split('-'); // The "29-49" of "K 29-49"; one empty text for "C".
        var me = values[1].Equals(team, StringComparison.OrdinalIgnoreCase) ? 1 : 2;
        var cells = new[] { "0,N,0" }.Concat(values.Skip(7)).Select(value => value.Split(',')).ToArray();
        var board = new Board { Expecting = values[0][0], Me = me, Swaps = int.Parse(values[4 + me]) };
        if (area.Length == 2) (board.First, board.Last) = (int.Parse(area[0]), int.Parse(area[1]));
        board.Owner = cells.Select(cell => int.Parse(cell[0])).ToArray();
        board.What = cells.Select(cell => cell[1].Trim()[0]).ToArray();
        board.Coins = cells.Select(cell => int.Parse(cell[2])).ToArray();
        return board;
    }

    static int Main(string[] arguments)
    {
        return TeamFolder.PlayTurns(
            arguments, lines => lines.Length >= 56, (lines, team, chance) => Think(Parse(lines, team), chance) + "\n");
    }
}
