// A starter bot for Chain Reaction Reloaded: your thinking goes into Think(), the rest talks to the arena.
using System;
using System.IO;
using System.Linq;
using System.Threading;

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

    // Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
    static string[] PlayMatch(string folder, Random chance)
    {
        for (int turn = 1; ; turn++)
        {
            var (name, lines) = WaitFor(folder, new[] { "gameover.txt", $"input_{turn}.txt" }, turn - 1, true);
            if (name == "" || name == "gameover.txt") return lines;
            var order = Think(Parse(lines, Path.GetFileName(folder)), chance);
            Publish(Path.Combine(folder, $"output_{turn}"), order);
            string[] wanted = { $"acknowledge_{turn}.txt", "gameover.txt", $"input_{turn + 1}.txt" };
            var (answer, code) = WaitFor(folder, wanted, turn, false);
            if (answer == wanted[0] && code[0] != "0")
                Console.Error.WriteLine($"Turn {turn}: {order} was answered with code {code[0]}");
        }
    }

    // Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
    // Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
    static (string, string[]) WaitFor(string folder, string[] wanted, int lastTurn, bool heartbeat)
    {
        for (; ; Rest())
        {
            if (heartbeat) Try(() => File.WriteAllBytes(Path.Combine(folder, "ready.txt"), new byte[0]));
            string[] files = null;
            if (!Try(() => files = Directory.GetFiles(folder))) continue; // A drive may be away for a moment.
            var paths = files.ToLookup(path => Path.GetFileName(path).ToLowerInvariant());
            foreach (var name in wanted)
            {
                var lines = paths[name].Take(1).SelectMany(ReadLines).ToArray();
                if (lines.Length >= (name[0] == 'i' ? 56 : 1)) return (name, lines); // Fewer: it is not whole yet.
            }
            if (lastTurn > 0 && !paths.Any(path => path.Key.EndsWith($"_{lastTurn}.txt"))) return ("", new string[0]);
        }
    }

    // The lines of a file; none if it cannot be read yet. It leaves everybody else free to write or delete the file.
    static string[] ReadLines(string path)
    {
        string text = "";
        Try(() =>
        {
            var share = FileShare.ReadWrite | FileShare.Delete;
            using (var file = new FileStream(path, FileMode.Open, FileAccess.Read, share))
                text = new StreamReader(file).ReadToEnd();
        });
        return text.Split(new[] { '\r', '\n' }, StringSplitOptions.RemoveEmptyEntries);
    }

    // Writes beside and renames, so that the arena never sees half an order.
    static void Publish(string stem, string order)
    {
        for (int attempt = 0; attempt < 50; attempt++, Rest()) // A virus scanner may hold the file for a moment.
            if (Try(() => File.WriteAllText(stem + ".tmp", order + "\n")) &&
                Try(() => File.Move(stem + ".tmp", stem + ".txt"))) return;
        Console.Error.WriteLine($"{stem}.txt could not be written");
    }

    // Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
    static void Wipe(string folder)
    {
        Try(() => File.Delete(Path.Combine(folder, "ready.txt")));
        for (int attempt = 0; attempt < 50 && Directory.GetFiles(folder).Length > 0; attempt++, Rest())
            foreach (var path in Directory.GetFiles(folder)) Try(() => File.Delete(path));
    }

    static void Rest() { Thread.Sleep(10); } // The rules ask for at least 10 ms between two looks into the folder.

    // Does something with files and tells whether it worked; the caller's loop tries again.
    static bool Try(Action action)
    {
        try { action(); return true; }
        catch (IOException) { return false; }
        catch (UnauthorizedAccessException) { return false; }
    }

    // The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
    static string TeamFolder(string[] arguments)
    {
        var variable = Environment.GetEnvironmentVariable("ARENA_FOLDER");
        if (arguments.Length > 0) return arguments[0];
        if (!string.IsNullOrEmpty(variable)) return variable;
        var line = ReadLines("bot.ini").FirstOrDefault(text => text.Split('=')[0].Trim() == "folder") ?? "";
        return line.Substring(line.IndexOf('=') + 1).Trim();
    }

    static int Main(string[] arguments)
    {
        if (TeamFolder(arguments) == "")
        {
            Console.Error.WriteLine("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
            return 2;
        }
        var folder = Path.GetFullPath(TeamFolder(arguments)).TrimEnd('/', '\\');
        Directory.CreateDirectory(folder);
        var seed = Environment.GetEnvironmentVariable("ARENA_SEED") ?? DateTime.Now.Ticks.ToString();
        var mixed = (seed + Path.GetFileName(folder)).Aggregate(17, (mix, letter) => unchecked(mix * 31 + letter));
        var chance = new Random(mixed); // The same seed and the same team: the same match again.
        for (Wipe(folder); ;)
        {
            var lines = PlayMatch(folder, chance);
            foreach (var line in lines) Console.WriteLine(line);
            if (lines.Length > 0) Wipe(folder);
        }
    }
}
