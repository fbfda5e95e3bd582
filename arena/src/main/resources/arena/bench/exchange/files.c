/*
 * Bare files between two processes, both of them this program: what the system itself needs for a turn.
 *
 * files FOLDER INPUT ANSWER ACKNOWLEDGEMENT reads lines "ROUND TURNS PAUSE" from standard input. Each round has a new
 * folder and a new second process; for each turn it prints the nanoseconds until the answer was read and until the
 * acknowledgement was out, and is then busy for PAUSE nanoseconds.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATH_LENGTH = 4096, EVENTS_LENGTH = 65536 };

/* One side: its folder, and the reports of the system that it has not looked at yet. */
struct side {
    const char *folder;
    int notify;
    char events[EVENTS_LENGTH] __attribute__((aligned(8)));
    ssize_t length, next;
};

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void begin(struct side *side, const char *folder) {
    side->folder = folder;
    side->length = side->next = 0;
    side->notify = inotify_init1(IN_CLOEXEC);
    if (side->notify < 0 || inotify_add_watch(side->notify, folder, IN_CREATE | IN_MOVED_TO) < 0) {
        fail(folder);
    }
}

static void publish(const struct side *side, const char *name, const char *text) {
    char part[PATH_LENGTH], whole[PATH_LENGTH];
    snprintf(part, sizeof part, "%s/.%s.part", side->folder, name);
    snprintf(whole, sizeof whole, "%s/%s", side->folder, name);
    int file = open(part, O_CREAT | O_EXCL | O_WRONLY, 0644);
    if (file < 0 || write(file, text, strlen(text)) < 0 || close(file) != 0 || rename(part, whole) != 0) {
        fail(part);
    }
}

/* Waits until a name is reported. */
static void await(struct side *side, const char *name) {
    for (;;) {
        while (side->next < side->length) {
            const struct inotify_event *event = (const struct inotify_event *)(side->events + side->next);
            side->next += sizeof *event + event->len;
            if (event->len > 0 && strcmp(event->name, name) == 0) {
                return;
            }
        }
        side->next = 0;
        side->length = read(side->notify, side->events, sizeof side->events);
        if (side->length <= 0) {
            fail("inotify");
        }
    }
}

static void take(const struct side *side, const char *name) {
    char path[PATH_LENGTH], text[PATH_LENGTH];
    snprintf(path, sizeof path, "%s/%s", side->folder, name);
    int file = open(path, O_RDONLY);
    if (file < 0 || read(file, text, sizeof text) <= 0 || close(file) != 0) {
        fail(path);
    }
}

static void await_and_take(struct side *side, const char *kind, int turn) {
    char name[64];
    snprintf(name, sizeof name, "%s_%d.txt", kind, turn);
    await(side, name);
    take(side, name);
}

static void tell(const struct side *side, const char *kind, int turn, const char *text) {
    char name[64];
    snprintf(name, sizeof name, "%s_%d.txt", kind, turn);
    publish(side, name, text);
}

static long nanos(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000L + now.tv_nsec;
}

static void answer(const char *folder, int turns, const char *text) {
    static struct side bot;
    begin(&bot, folder);
    publish(&bot, "ready.txt", "ready\n");
    for (int i = 1; i <= turns; i++) {
        await_and_take(&bot, "input", i);
        tell(&bot, "output", i, text);
        await_and_take(&bot, "acknowledge", i);
    }
}

static void ask(struct side *host, int turns, long pause, char **texts) {
    await(host, "ready.txt");
    for (int i = 1; i <= turns; i++) {
        long begun = nanos();
        tell(host, "input", i, texts[0]);
        await_and_take(host, "output", i);
        long answered = nanos();
        tell(host, "acknowledge", i, texts[2]);
        long ended = nanos();
        printf("%ld %ld\n", answered - begun, ended - begun);
        while (nanos() < ended + pause) {
        }
    }
    fflush(stdout);
}

int main(int count, char **words) {
    static struct side host;
    char line[256], folder[PATH_LENGTH];
    int round, turns;
    long pause;
    if (count != 5) {
        fprintf(stderr, "files FOLDER INPUT ANSWER ACKNOWLEDGEMENT\n");
        return 2;
    }
    while (fgets(line, sizeof line, stdin) != NULL && sscanf(line, "%d %d %ld", &round, &turns, &pause) == 3) {
        snprintf(folder, sizeof folder, "%s/%d", words[1], round);
        if (mkdir(folder, 0755) != 0) {
            fail(folder);
        }
        begin(&host, folder);
        pid_t bot = fork();
        if (bot == 0) {
            answer(folder, turns, words[3]);
            _exit(0);
        }
        ask(&host, turns, pause, words + 2);
        waitpid(bot, NULL, 0);
        close(host.notify);
    }
    return 0;
}
