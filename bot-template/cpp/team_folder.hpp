// The talk with the arena through the team folder: there is no need to touch it.
#pragma once
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <regex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;
using Files = std::map<std::string, fs::path>;
using Chance = std::mt19937;

inline void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }  // The rules ask for 10 ms or more.

inline std::string lower(std::string text) {
    for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

// The lines of a file; none if it cannot be read yet.
inline Lines readLines(const fs::path& path) {
    std::ifstream file(path);
    Lines lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line.substr(0, line.find('\r')));
    return lines;
}

// Renews ready.txt; one that fails is made good by the next one.
inline void sayReady(const fs::path& folder) { std::ofstream(folder / "ready.txt"); }

// The files of the folder by their names in small letters, and whether it could be listed. It is never asked for a
// name: network drives remember for seconds that a name was not there.
inline std::pair<Files, bool> list(const fs::path& folder) {
    Files files;
    std::error_code problem;
    for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end; entry.increment(problem))
        files[lower(entry->path().filename().string())] = entry->path();
    return {files, !problem};
}

// Writes beside and renames, so that the arena never sees half an answer.
inline void publish(const fs::path& target, const std::string& answer) {
    const fs::path beside = fs::path(target).replace_extension("tmp");
    std::error_code problem;
    for (int attempt = 0; attempt < 50; attempt++, rest()) {  // A virus scanner may hold the file for a moment.
        std::ofstream(beside, std::ios::binary) << answer;
        fs::rename(beside, target, problem);
        if (!problem) return;
    }
    std::cerr << target << " could not be written: " << problem.message() << std::endl;
}

// Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
inline void wipe(const fs::path& folder) {
    std::error_code held;  // What another program holds is tried again for half a second.
    fs::remove(folder / "ready.txt", held);
    for (int attempt = 0, files = 1; files > 0 && attempt < 50; attempt++, rest()) {
        files = 0;
        for (auto& entry : fs::directory_iterator(folder))
            if (entry.is_symlink() || !entry.is_directory()) files++, fs::remove(entry.path(), held);
    }
}

// The first argument, else ARENA_FOLDER, else the line `folder = ...` of bot.ini; empty if there is none.
inline std::string teamFolder(int count, char** arguments) {
    if (count > 1) return arguments[1];
    if (const char* variable = std::getenv("ARENA_FOLDER"); variable && *variable) return variable;
    std::smatch match;
    for (auto& line : readLines("bot.ini"))
        if (std::regex_match(line, match, std::regex("\\s*folder\\s*=\\s*(.*?)\\s*"))) return match[1];
    return "";
}

// Plays match after match. `playMatch` plays one to the end and returns the lines of Gameover.txt; none if the arena
// was stopped and has swept the folder. Returns only without a team folder, with an exit code.
using PlayMatch = std::function<Lines(const fs::path& folder, Chance& chance)>;
inline int serve(int count, char** arguments, const PlayMatch& playMatch) {
    fs::path folder = teamFolder(count, arguments);
    if (folder.empty()) {
        std::cerr << "No team folder: give it as argument, ARENA_FOLDER or `folder = ...` in bot.ini.\n";
        return 2;
    }
    folder = (fs::absolute(folder) / "").lexically_normal().parent_path();  // Its last part is the team's name.
    fs::create_directories(folder);
    const char* variable = std::getenv("ARENA_SEED");
    std::string seed = (variable ? variable : std::to_string(std::random_device()())) + folder.filename().string();
    Chance chance(static_cast<unsigned>(std::hash<std::string>()(seed)));  // The same seed: the same match again.
    for (wipe(folder);;) {
        Lines end = playMatch(folder, chance);
        for (auto& line : end) std::cout << line << std::endl;
        if (!end.empty()) wipe(folder);
    }
}

// Waits for the first of the wanted files: its name and lines; an empty name if no file of the last turn is left.
// With `isWhole` a prompt is waited for, until all of it is there, and ready.txt is renewed.
using IsWhole = std::function<bool(const Lines& lines)>;
inline std::pair<std::string, Lines> waitFor(const fs::path& folder, const Lines& wanted, int lastTurn,
                                             const IsWhole& isWhole) {
    const std::string last = "_" + std::to_string(lastTurn) + ".txt";
    for (;; rest()) {
        if (isWhole) sayReady(folder);
        auto [files, isListed] = list(folder);  // A drive that is away for a moment is looked at again.
        bool swept = isListed && lastTurn > 0;
        for (auto& [name, path] : files) swept = swept && name.find(last) == std::string::npos;
        for (auto& name : wanted)
            if (Lines lines = readLines(files[name]); isWhole && name[0] == 'i' ? isWhole(lines) : !lines.empty())
                return {name, lines};
        if (swept) return {"", {}};
    }
}

// Plays match after match of a game whose prompts are answered one by one.
using Answer = std::function<std::string(const Lines& lines, const std::string& team, Chance& chance)>;
inline int playTurns(int count, char** arguments, const IsWhole& isWhole, const Answer& answer) {
    return serve(count, arguments, [&](const fs::path& folder, Chance& chance) {
        for (int turn = 1;; turn++) {
            std::string number = std::to_string(turn) + ".txt", next = std::to_string(turn + 1) + ".txt";
            auto [name, lines] = waitFor(folder, {"gameover.txt", "input_" + number}, turn - 1, isWhole);
            if (name.empty() || name == "gameover.txt") return lines;
            publish(folder / ("output_" + number), answer(lines, folder.filename().string(), chance));
            auto [told, code] = waitFor(folder, {"acknowledge_" + number, "gameover.txt", "input_" + next}, turn, {});
            if (told[0] == 'a' && code[0] != "0")
                std::cerr << "Turn " << turn << " was answered with code " << code[0] << std::endl;
        }
    });
}
