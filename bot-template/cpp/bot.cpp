// A starter bot for Chain Reaction Reloaded: your thinking goes into think(), the rest talks to the arena.
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <regex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

// What this bot may see. Cells are 1..49, row by row; place 0 is not used.
struct Board {
    char expecting = 'C';     // 'K': place your king on one of the cells first..last; 'C': place a coin or swap
    int first = 0, last = 0;  // only for 'K'
    int me = 1, swaps = 0;    // which player I am (1 or 2), and how many king swaps I have left
    int owner[50] = {};       // 0 nobody, 1 or 2 a player
    char what[50] = {};       // 'N' nothing, 'C' coins, 'K' a king (the other king looks like 'N' while it is hidden)
    int coins[50] = {};       // how many
};

// YOUR THINKING GOES HERE. Returns the order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
std::string think(const Board& board, std::mt19937& chance) {
    if (board.expecting == 'K') return "K " + std::to_string(board.first + chance() % (board.last - board.first + 1));
    std::vector<int> cells;
    for (int cell = 1; cell <= 49; cell++)
        if ((board.owner[cell] == 0 || board.owner[cell] == board.me) && board.what[cell] != 'K') cells.push_back(cell);
    // Never empty: without such a cell the match is lost already. A swap needs one too, so it is no way out.
    return "C " + std::to_string(cells[chance() % cells.size()]);
}

std::string lower(std::string text) {
    for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

// Reads a prompt by line number: the keys 1 and 2 come twice, for the players and for the cells.
Board parse(const Lines& lines, const std::string& team) {
    Board board;
    std::string key, player1;
    char c;  // Takes the '=', the ',' and the '-' between the values.
    std::istringstream(lines[0]) >> key >> c >> board.expecting >> board.first >> c >> board.last;
    std::istringstream(lines[1]) >> key >> c >> player1;
    board.me = lower(player1) == lower(team) ? 1 : 2;
    std::istringstream(lines[4 + board.me]) >> key >> c >> board.swaps;
    for (int i = 1; i <= 49; i++)  // For example "8 = 1,C,2".
        std::istringstream(lines[6 + i]) >> key >> c >> board.owner[i] >> c >> board.what[i] >> c >> board.coins[i];
    return board;
}

void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }  // The rules ask for 10 ms or more.

// The lines of a file; none if it cannot be read yet.
Lines readLines(const fs::path& path) {
    std::ifstream file(path);
    Lines lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line.substr(0, line.find('\r')));
    return lines;
}

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// Lists the folder and never asks for a name: network drives remember for seconds that a name was not there.
std::pair<std::string, Lines> waitFor(const fs::path& folder, const Lines& wanted, int lastTurn, bool heartbeat) {
    for (;; rest()) {
        if (heartbeat) std::ofstream(folder / "ready.txt");  // If it fails, the next one makes it good.
        std::map<std::string, fs::path> paths;
        bool swept = lastTurn > 0;
        std::error_code problem;  // A drive that is away for a moment is looked at again.
        for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem)) {
            std::string name = lower(entry->path().filename().string());
            paths[name] = entry->path();
            if (name.find("_" + std::to_string(lastTurn) + ".txt") != std::string::npos) swept = false;
        }
        for (auto& name : wanted)  // An input has 56 lines; with fewer it is not whole yet.
            if (Lines lines = readLines(paths[name]); lines.size() >= (name[0] == 'i' ? 56 : 1)) return {name, lines};
        if (swept && !problem) return {"", {}};
    }
}

// Writes beside and renames, so that the arena never sees half an order.
void publish(const fs::path& target, const std::string& order) {
    const fs::path beside = fs::path(target).replace_extension("tmp");
    std::error_code problem;
    for (int attempt = 0; attempt < 50; attempt++, rest()) {  // A virus scanner may hold the file for a moment.
        std::ofstream(beside, std::ios::binary) << order << '\n';
        fs::rename(beside, target, problem);
        if (!problem) return;
    }
    std::cerr << target << " could not be written: " << problem.message() << std::endl;
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
void wipe(const fs::path& folder) {
    std::error_code held;  // What somebody holds is tried again for half a second.
    fs::remove(folder / "ready.txt", held);
    for (int attempt = 0, files = 1; files > 0 && attempt < 50; attempt++, rest()) {
        files = 0;
        for (auto& entry : fs::directory_iterator(folder))
            if (entry.is_symlink() || !entry.is_directory()) files++, fs::remove(entry.path(), held);
    }
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
Lines playMatch(const fs::path& folder, std::mt19937& chance) {
    for (int turn = 1;; turn++) {
        std::string number = std::to_string(turn) + ".txt", next = std::to_string(turn + 1) + ".txt";
        auto [name, lines] = waitFor(folder, {"gameover.txt", "input_" + number}, turn - 1, true);
        if (name.empty() || name == "gameover.txt") return lines;
        std::string order = think(parse(lines, folder.filename().string()), chance);
        publish(folder / ("output_" + number), order);
        auto [answer, code] = waitFor(folder, {"acknowledge_" + number, "gameover.txt", "input_" + next}, turn, false);
        if (answer[0] == 'a' && code[0] != "0")
            std::cerr << "Turn " << turn << ": " << order << " was answered with code " << code[0] << std::endl;
    }
}

// The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
std::string teamFolder(int count, char** arguments) {
    if (count > 1) return arguments[1];
    if (const char* variable = std::getenv("ARENA_FOLDER"); variable && *variable) return variable;
    std::smatch match;
    for (auto& line : readLines("bot.ini"))
        if (std::regex_match(line, match, std::regex("\\s*folder\\s*=\\s*(.*?)\\s*"))) return match[1];
    return "";
}

int main(int count, char** arguments) {
    fs::path folder = teamFolder(count, arguments);
    if (folder.empty()) {
        std::cerr << "No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.\n";
        return 2;
    }
    folder = (fs::absolute(folder) / "").lexically_normal().parent_path();  // Its last part is the team's name.
    fs::create_directories(folder);
    const char* variable = std::getenv("ARENA_SEED");
    std::string seed = (variable ? variable : std::to_string(std::random_device()())) + folder.filename().string();
    std::mt19937 chance(static_cast<unsigned>(std::hash<std::string>()(seed)));  // The same seed: the same match again.
    for (wipe(folder);;) {
        Lines end = playMatch(folder, chance);
        for (auto& line : end) std::cout << line << std::endl;
        if (!end.empty()) wipe(folder);
    }
}
