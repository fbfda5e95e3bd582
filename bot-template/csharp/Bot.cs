// A starter bot for Chain Reaction Reloaded: your thinking goes into Think(); TeamFolder.cs talks to the arena.
using System;
using System.Collections.Generic;
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
    public int Winner;       // the player whose burst has hit the other king; 0 if none has

    // The neighbours of a cell: above, right, below, left. A cell holds one coin less than it has neighbours.
    public static List<int> Neighbours(int cell)
    {
        var beside = new List<int>();
        if (cell > 7) beside.Add(cell - 7);
        if (cell % 7 != 0) beside.Add(cell + 1);
        if (cell <= 42) beside.Add(cell + 7);
        if (cell % 7 != 1) beside.Add(cell - 1);
        return beside;
    }

    // The board after a player has placed a coin, with all its bursts. A hidden king seems empty.
    public Board Drop(int cell, int player)
    {
        var next = (Board)MemberwiseClone();
        next.Owner = (int[])Owner.Clone();
        next.What = (char[])What.Clone();
        next.Coins = (int[])Coins.Clone();
        next.Add(cell, player);
        Func<int[]> overfull = () => Enumerable.Range(1, 49).Where(i => next.Coins[i] >= Neighbours(i).Count).ToArray();
        // All cells with too many coins burst together, again and again, until none has or a king is hit.
        for (var full = overfull(); full.Length > 0 && next.Winner == 0; full = overfull())
        {
            foreach (var i in full)
                if ((next.Coins[i] -= Neighbours(i).Count) == 0) (next.Owner[i], next.What[i]) = (0, 'N');
            foreach (var i in full.SelectMany(Neighbours))
                if (next.What[i] != 'K') next.Add(i, player);
                else if (next.Owner[i] != player) next.Winner = player;
        }
        return next;
    }

    void Add(int cell, int player)
    {
        (Owner[cell], What[cell]) = (player, 'C');
        Coins[cell]++;
    }
}

static class Bot
{
    // YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
    // board.Drop(8, board.Me) is the board after "C 8" with all bursts; its Winner is board.Me if that wins.
    static string Think(Board board, Random chance)
    {
        if (board.Expecting == 'K') return "K " + chance.Next(board.First, board.Last + 1);
        var mine = new[] { 0, board.Me };
        var cells = Enumerable.Range(1, 49).Where(i => mine.Contains(board.Owner[i]) && board.What[i] != 'K').ToArray();
        // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
        return "C " + cells[chance.Next(cells.Length)];
    }

    // Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
    internal static Board Parse(string[] lines, string team)
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
