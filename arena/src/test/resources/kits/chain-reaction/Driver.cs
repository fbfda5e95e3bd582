using System;
using System.Linq;

static class Driver
{
    static void Main()
    {
        var lines = Console.In.ReadToEnd().Split('\n');
        for (var at = 0; at + 57 < lines.Length; at += 58)
        {
            var board = Bot.Parse(lines.Skip(at + 2).Take(56).ToArray(), lines[at]);
            var next = board.Drop(int.Parse(lines[at + 1].Substring(2)), board.Me);
            var cells = Enumerable.Range(1, 49).Select(i => next.Owner[i] + "," + next.What[i] + "," + next.Coins[i]);
            Console.WriteLine("|" + next.Winner + " " + next.Swaps + " " + string.Join(" ", cells));
        }
    }
}
