// The talk with the arena through the team folder: there is no need to touch it.
using System;
using System.IO;
using System.Linq;
using System.Threading;

static class TeamFolder
{
    // Plays match after match of a game whose prompts are answered one by one. isWhole says whether all lines of a
    // prompt are there; answer gets the lines, the name of the team and the random numbers.
    public static int PlayTurns(
        string[] arguments, Func<string[], bool> isWhole, Func<string[], string, Random, string> answer)
    {
        return Serve(arguments, (folder, chance) => PlayMatch(
            folder, isWhole, lines => answer(lines, Path.GetFileName(folder), chance)));
    }

    // Plays match after match. playMatch plays one to the end and returns the lines of Gameover.txt; none if the arena
    // was stopped and has swept the folder. Returns only without a team folder, with an exit code.
    public static int Serve(string[] arguments, Func<string, Random, string[]> playMatch)
    {
        if (Named(arguments) == "")
        {
            Console.Error.WriteLine("No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.");
            return 2;
        }
        var folder = Path.GetFullPath(Named(arguments)).TrimEnd('/', '\\');
        Directory.CreateDirectory(folder);
        var seed = Environment.GetEnvironmentVariable("ARENA_SEED") ?? DateTime.Now.Ticks.ToString();
        var mixed = (seed + Path.GetFileName(folder)).Aggregate(17, (mix, letter) => unchecked(mix * 31 + letter));
        var chance = new Random(mixed); // The same seed and the same team: the same match again.
        for (Wipe(folder); ;)
        {
            var lines = playMatch(folder, chance);
            foreach (var line in lines) Console.WriteLine(line);
            if (lines.Length > 0) Wipe(folder);
        }
    }

    // Renews ready.txt; one that fails is made good by the next one.
    public static void SayReady(string folder)
    {
        Try(() => File.WriteAllBytes(Path.Combine(folder, "ready.txt"), new byte[0]));
    }

    // The files of the folder by their names in small letters; null if it cannot be listed now. It is never asked for a
    // name: network drives remember for seconds that a name was not there.
    public static ILookup<string, string> List(string folder)
    {
        string[] files = null;
        Try(() => files = Directory.GetFiles(folder));
        return files == null ? null : files.ToLookup(path => Path.GetFileName(path).ToLowerInvariant());
    }

    // The lines of a file; none if it cannot be read yet. It leaves other programs free to write or delete the file.
    public static string[] ReadLines(string path)
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

    // Writes beside and renames, so that the arena never sees half an answer.
    public static void Publish(string stem, string answer)
    {
        for (int attempt = 0; attempt < 50; attempt++, Rest()) // A virus scanner may hold the file for a moment.
            if (Try(() => File.WriteAllText(stem + ".tmp", answer)) &&
                Try(() => File.Move(stem + ".tmp", stem + ".txt"))) return;
        Console.Error.WriteLine($"{stem}.txt could not be written");
    }

    // The rules ask for at least 10 ms between two looks into the folder.
    public static void Rest() { Thread.Sleep(10); }

    static string[] PlayMatch(string folder, Func<string[], bool> isWhole, Func<string[], string> answer)
    {
        for (int turn = 1; ; turn++)
        {
            var (name, lines) = WaitFor(folder, new[] { "gameover.txt", $"input_{turn}.txt" }, turn - 1, isWhole);
            if (name == "" || name == "gameover.txt") return lines;
            Publish(Path.Combine(folder, $"output_{turn}"), answer(lines));
            string[] wanted = { $"acknowledge_{turn}.txt", "gameover.txt", $"input_{turn + 1}.txt" };
            var (told, code) = WaitFor(folder, wanted, turn, null);
            if (told == wanted[0] && code[0] != "0")
                Console.Error.WriteLine($"Turn {turn} was answered with code {code[0]}");
        }
    }

    // Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
    // With isWhole a prompt is waited for, until all of it is there, and ready.txt is renewed.
    static (string, string[]) WaitFor(string folder, string[] wanted, int lastTurn, Func<string[], bool> isWhole)
    {
        for (; ; Rest())
        {
            if (isWhole != null) SayReady(folder);
            var files = List(folder);
            if (files == null) continue; // A drive may be away for a moment.
            foreach (var name in wanted)
            {
                var lines = files[name].Take(1).SelectMany(ReadLines).ToArray();
                if (isWhole != null && name[0] == 'i' ? isWhole(lines) : lines.Length > 0) return (name, lines);
            }
            if (lastTurn > 0 && !files.Any(file => file.Key.EndsWith($"_{lastTurn}.txt"))) return ("", new string[0]);
        }
    }

    // Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
    static void Wipe(string folder)
    {
        Try(() => File.Delete(Path.Combine(folder, "ready.txt")));
        for (int attempt = 0; attempt < 50 && Directory.GetFiles(folder).Length > 0; attempt++, Rest())
            foreach (var path in Directory.GetFiles(folder)) Try(() => File.Delete(path));
    }

    // Does something with files and tells whether it worked; the caller's loop tries again.
    static bool Try(Action action)
    {
        try { action(); return true; }
        catch (IOException) { return false; }
        catch (UnauthorizedAccessException) { return false; }
    }

    // The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
    static string Named(string[] arguments)
    {
        var variable = Environment.GetEnvironmentVariable("ARENA_FOLDER");
        if (arguments.Length > 0) return arguments[0];
        if (!string.IsNullOrEmpty(variable)) return variable;
        var line = ReadLines("bot.ini").FirstOrDefault(text => text.Split('=')[0].Trim() == "folder") ?? "";
        return line.Substring(line.IndexOf('=') + 1).Trim();
    }
}
