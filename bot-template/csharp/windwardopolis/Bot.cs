// A starter bot for Windwardopolis 2: your thinking goes into Plan and ThinkOfCards; Streets.cs has the path finder,
// and TeamFolder.cs talks to the arena. It is as bad as the document's sample: whom it fetches, where it buys coffee
// and which cards it plays is left to chance. Only its paths are good. Hints of the document:
// - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
//   long they are, so short ones near you are the best.
// - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//   nobody can foresee you then.
// - Buy coffee when a store is near, and not when there is none left.
// - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
// - Print what you do and read it afterwards; a debugger is too slow for this game.
// - Write something quickly, then play against other teams early.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

// What is fixed for a round.
class City
{
    public bool Waits;            // whether the world waits for an answer to each input; if not, order at any time
    public double Acceleration;   // by how much a car's speed rises in a turn of six ticks
    public CityMap Map = new CityMap();
    public SortedDictionary<string, Tile> Companies = new SortedDictionary<string, Tile>();   // their bus stops
    public Tile[] Stores;
    public Dictionary<string, int> Points = new Dictionary<string, int>();   // of each passenger
    public Dictionary<string, string[]> Enemies = new Dictionary<string, string[]>();
}

// What everybody sees of a car; null stands for nothing.
class Car
{
    public int Seat, Angle, Coffee, SlowTicks, StoppedTicks;
    public string Team, Passenger, BoardedAt, NextStop, Transit;   // the last two are cards
    public Tile Tile;
    public double Score;
    public string[] Delivered;
}

class Passenger
{
    public string Name, Company, Destination;   // Company: where this one waits; null in a car
    public string[] Route;
}

// Something that has happened, and to whose car.
class News
{
    public string Status, Card;
    public int Seat;
}

// What this bot may see. Seats are 1 to n.
class Game
{
    public City City;
    public int Me, Tick;
    public bool IsFirst;
    public List<News> News;   // what has happened since the last input, to all cars
    public Car[] Cars;        // seat 1 first
    public Passenger[] Passengers;
    public Tile[] Path;       // what my car has still to drive
    public string[] Pickup, Deck, Hand, Playable;   // mine; Playable are the cards of the hand that can be played now

    public Car MyCar { get { return Cars[Me - 1]; } }

    // The fastest ways of my car. It leaves its tile as its path says, else as it points.
    public FastestWays FastestWays()
    {
        var here = MyCar.Tile;
        Func<int, int> off = exit => Path.Length > 0 && here.Beside(exit).Equals(Path[0])
            ? -1 : Math.Abs((MyCar.Angle - 90 * exit + 540) % 360 - 180);
        var heading = City.Map.Exits(here).OrderBy(off).First();
        return new FastestWays(City.Map, City.Acceleration, here, heading, Tick == 0);
    }
}

static class Bot
{
    const int UpdatesForACard = 50; // A card is thought of once in so many updates.

    // YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
    static List<string> Plan(Game game, bool refused, Random chance)
    {
        var car = game.MyCar;
        var companies = game.City.Companies;
        var orders = new List<string>();
        var wanted = Shuffled(game.Passengers, chance).Where(one => one.Company != null && one.Destination != null)
            .Where(one => !car.Delivered.Contains(one.Name)).ToArray();
        if (wanted.Length > 0) orders.Add("pickup " + string.Join("; ", wanted.Select(one => one.Name)));
        var passenger = game.Passengers.FirstOrDefault(one => one.Name == car.Passenger);
        IEnumerable<Tile> goals; // With a passenger the destination, or if enemies wait there, anything else.
        if (passenger != null && passenger.Destination != null && !refused)
            goals = new[] { companies[passenger.Destination] };
        else if (passenger != null)
            goals = Shuffled(companies.Values, chance).Where(stop => !stop.Equals(car.Tile));
        else
            goals = wanted.Select(one => companies[one.Company])
                .Where(stop => car.Coffee > 0 && !stop.Equals(car.Tile)).Concat(Shuffled(game.City.Stores, chance));
        var path = game.FastestWays().PathTo(goals.First());
        if (path.Count > 0) orders.Add("path " + string.Join(" ", path));
        return orders;
    }

    // YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
    static IEnumerable<string> ThinkOfCards(Game game, Random chance)
    {
        var score = game.MyCar.Score;
        var limit = score < 0.5 ? 4 : score < 6 ? 3 : score < 8.5 ? 2 : 1;
        if (game.Playable.Length > 0 && chance.Next(2) == 0)
        {
            var card = game.Playable[chance.Next(game.Playable.Length)];
            IEnumerable<string> targets = new[] { "" };
            if (card == "MOVE_PASSENGER")
                targets = game.Passengers.Where(one => one.Company != null).Select(one => " " + one.Name);
            else if (card == "STOP_CAR" || card == "CHANGE_DESTINATION")
                targets = game.Cars.Where(car => car.Seat != game.Me).Select(car => " " + car.Seat);
            return Shuffled(targets, chance).Take(1).Select(target => $"play {card}{target}").ToArray();
        }
        var mayDraw = game.Hand.Length < limit && game.Deck.Length > 0;
        return mayDraw ? new[] { "draw " + game.Deck[chance.Next(game.Deck.Length)] } : new string[0];
    }

    // The orders for the arena.
    static List<string> Think(Game game, Random chance)
    {
        // A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
        var stopping = game.City.Map.IsStop(game.MyCar.Tile);
        var last = game.News.LastOrDefault(one => one.Seat == game.Me && !one.Status.StartsWith("POWER_UP")
            && !(one.Status == "NO_PATH" && stopping));
        var refused = last != null && last.Status == "PASSENGER_REFUSED_ENEMY";
        var orders = game.IsFirst || last != null ? Plan(game, refused, chance) : new List<string>();
        if (chance.Next(UpdatesForACard) == 0) orders.AddRange(ThinkOfCards(game, chance));
        return orders;
    }

    static T[] Shuffled<T>(IEnumerable<T> list, Random chance)
    {
        var shuffled = list.ToArray();
        Array.Sort(shuffled.Select(one => chance.Next()).ToArray(), shuffled);
        return shuffled;
    }

    // The values of an input by their keys; null if it is not whole: the last line is AtOnce.
    static Dictionary<string, string> ValuesOf(string[] lines)
    {
        var values = new Dictionary<string, string>();
        foreach (var line in lines.Where(line => line.Contains(" = ")))
            values[line.Substring(0, line.IndexOf(" = "))] = line.Substring(line.IndexOf(" = ") + 3);
        return values.TryGetValue("Me", out var me) && values.ContainsKey("AtOnce" + me) ? values : null;
    }

    // 1, 2 and so on, as many as there are values of word1, word2.
    static IEnumerable<int> Numbers(Dictionary<string, string> values, string word)
    {
        return Enumerable.Range(1, values.Count).TakeWhile(number => values.ContainsKey(word + number));
    }

    // The parts of a value that stand between semicolons; null where there is nothing.
    static string[] Parts(string value)
    {
        var parts = value.Split(new[] { "; " }, StringSplitOptions.None);
        return value == "-" ? new string[0] : parts.Select(part => part == "-" ? null : part).ToArray();
    }

    static Tile[] Tiles(string value) { return value.Split(' ').Where(word => word != "-").Select(Tile.Of).ToArray(); }

    static double Number(string text) { return double.Parse(text, CultureInfo.InvariantCulture); }

    static City ParseCity(Dictionary<string, string> values)
    {
        var city = new City { Waits = values["Time"] == "lock-step", Acceleration = Number(values["Acceleration"]) };
        city.Stores = Tiles(values["Stores"]);
        var lines = Numbers(values, "Map").Select(number => values["Map" + number])
            .Where(line => line != "" && line[0] != ';').ToArray();
        var height = int.Parse(lines[0].Split(' ')[3]);
        city.Map.Rows.AddRange(lines.Skip(1).Take(height));
        foreach (var words in lines.Skip(1 + height).Select(line => line.Split(' ')))
        {
            var tile = Tile.Of($"{words[1]},{words[2]}");
            if (words[0] == "signal") city.Map.Signals.Add(tile);
            if (words[0] == "sign") // Over the northern side come those who drive south.
                foreach (var side in words[3]) city.Map.Stopping.Add($"{tile} {"SWNE".IndexOf(side)}");
        }
        foreach (var number in Numbers(values, "Company"))
            city.Companies[Parts(values["Company" + number])[0]] = Tile.Of(Parts(values["Company" + number])[1]);
        foreach (var number in Numbers(values, "Person"))
        {
            var person = Parts(values["Person" + number]);
            city.Points[person[0]] = int.Parse(person[1]);
            city.Enemies[person[0]] = Parts(values["Enemies" + number]);
        }
        return city;
    }

    static IEnumerable<News> ParseNews(Dictionary<string, string> values)
    {
        return Numbers(values, "News").Select(number => Parts(values["News" + number]))
            .Select(parts => new News { Status = parts[0], Seat = int.Parse(parts[1]), Card = parts[2] });
    }

    static Car ParseCar(Dictionary<string, string> values, int seat)
    {
        var parts = Parts(values["Car" + seat]); // For example "12,5 90; 1.250; 3; 0; 0".
        string[] place = parts[0].Split(' '), trip = Parts(values["Trip" + seat]);
        var faceUp = Parts(values["FaceUp" + seat]);
        return new Car
        {
            Seat = seat, Team = values[seat.ToString()], Tile = Tile.Of(place[0]), Angle = int.Parse(place[1]),
            Score = Number(parts[1]), Coffee = int.Parse(parts[2]), SlowTicks = int.Parse(parts[3]),
            StoppedTicks = int.Parse(parts[4]), Passenger = trip.FirstOrDefault(),
            BoardedAt = trip.Skip(1).FirstOrDefault(), NextStop = faceUp[0], Transit = faceUp[1],
            Delivered = Parts(values["Delivered" + seat]),
        };
    }

    static Passenger ParsePassenger(Dictionary<string, string> values, int number)
    {
        var parts = Parts(values["Passenger" + number]);
        var route = Parts(values["Route" + number]);
        return new Passenger { Name = parts[0], Company = parts[1], Destination = parts[2], Route = route };
    }

    static Game Parse(City city, Dictionary<string, string> values, List<News> news, bool isFirst)
    {
        var me = values["Me"];
        var hand = Parts(values["Hand" + me]);
        return new Game
        {
            City = city, Me = int.Parse(me), Tick = int.Parse(values["Tick"]), IsFirst = isFirst, News = news,
            Cars = Numbers(values, "Car").Select(seat => ParseCar(values, seat)).ToArray(),
            Passengers = Numbers(values, "Passenger").Select(number => ParsePassenger(values, number)).ToArray(),
            Path = Tiles(values["Path" + me]), Pickup = Parts(values["Pickup" + me]), Deck = Parts(values["Deck" + me]),
            Hand = hand.Select(card => card.StartsWith("not yet ") ? card.Substring(8) : card).ToArray(),
            Playable = hand.Where(card => !card.StartsWith("not yet ")).ToArray(),
        };
    }

    // Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
    // In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs
    // that have come meanwhile are taken together: the newest tells how things stand, all of them what has happened.
    static string[] PlayMatch(string folder, Random chance)
    {
        City city = null;
        int read = 0, answered = 0, acknowledged = 0; // The last numbers.
        for (; ; TeamFolder.Rest())
        {
            TeamFolder.SayReady(folder);
            var files = TeamFolder.List(folder);
            if (files == null) continue; // A drive may be away for a moment.
            Func<string, string[]> lines = name => files[name].Take(1).SelectMany(TeamFolder.ReadLines).ToArray();
            if (files.Contains("gameover.txt") || (read > 0 && !files.Contains("input_1.txt")))
                return lines("gameover.txt");

            while (acknowledged < Last(files, "acknowledge"))
            {
                var code = lines($"acknowledge_{++acknowledged}.txt");
                if (code.Length > 0 && code[0] != "0")
                    Console.Error.WriteLine($"Orders {acknowledged} were answered with code {code[0]}");
            }
            var newest = Last(files, "input");
            if (newest == read) continue;
            var first = city == null ? ValuesOf(lines("input_1.txt")) : null;
            if (first != null) city = ParseCity(first);
            var values = ValuesOf(lines($"input_{newest}.txt"));
            if (city == null || values == null) continue;
            var missed = Enumerable.Range(read + 1, newest - read - 1);
            var news = missed.Select(number => ValuesOf(lines($"input_{number}.txt"))).Where(past => past != null)
                .SelectMany(ParseNews).Concat(ParseNews(values)).ToList();
            var orders = Think(Parse(city, values, news, answered == 0), chance);
            read = newest;
            if (!city.Waits && orders.Count == 0) continue;
            answered = city.Waits ? read : answered + 1;
            var text = string.Join("\n", orders.Concat(new[] { "End\n" }));
            TeamFolder.Publish(Path.Combine(folder, $"output_{answered}"), text);
        }
    }

    // The highest number of a file such as input_7.txt; 0 if there is none.
    static int Last(ILookup<string, string> files, string kind)
    {
        return files.Select(file => Regex.Match(file.Key, "^" + kind + "_([0-9]{1,9})\\.txt$"))
            .Where(match => match.Success).Select(match => int.Parse(match.Groups[1].Value)).DefaultIfEmpty(0).Max();
    }

    static int Main(string[] arguments) { return TeamFolder.Serve(arguments, PlayMatch); }
}
