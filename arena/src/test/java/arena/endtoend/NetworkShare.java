package arena.endtoend;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A folder on a server and the same folder as a client of the network sees it; server and client are the real programs,
 * and both run here.
 *
 * @param server the folder on the server's own disk
 * @param client the mounted folder
 */
record NetworkShare(Path server, Path client, Path mountPoint, List<Process> processes) implements AutoCloseable {

    /** The options of sshfs without its caches; with them it may show a folder as it was 20 seconds ago. */
    static final String UNCACHED = "dir_cache=no,entry_timeout=0,negative_timeout=0";

    private static final String SFTP_SERVER = "/usr/lib/openssh/sftp-server";
    private static final int SMB_PORT = 445;

    /** Mounts a folder by sshfs, which speaks to the real sftp server. */
    static NetworkShare sshfs(Path place, String options) throws IOException, InterruptedException {
        return sshfs(place, options, SFTP_SERVER);
    }

    /**
     * Mounts a folder by sshfs so that each call takes a given time longer, as on a network with such a round trip.
     *
     * @param seconds the delay of a call
     */
    static NetworkShare delayed(Path place, double seconds) throws IOException, InterruptedException {
        needed("python3");
        Path relay = Path.of("src/test/resources/shares/delay.py").toAbsolutePath();
        return sshfs(place, UNCACHED, "python3 " + relay + " " + seconds / 2 + " " + SFTP_SERVER);
    }

    private static NetworkShare sshfs(Path place, String options, String sftp)
            throws IOException, InterruptedException {
        needed("sshfs");
        if (!Files.isExecutable(Path.of(SFTP_SERVER))) {
            return skipped("there is no " + SFTP_SERVER);
        }
        Path server = Files.createDirectories(place.resolve("server"));
        Path mount = Files.createDirectories(place.resolve("client"));
        // In the place of ssh: the server is this machine, and needs no login.
        Path login = Files.writeString(place.resolve("login.sh"), "#!/bin/sh\nexec " + sftp + "\n");
        Files.setPosixFilePermissions(login, PosixFilePermissions.fromString("rwxr-xr-x"));
        Process sshfs = started(
                place, "sshfs", "-f", "-o", "ssh_command=" + login + "," + options, "here:" + server, mount.toString());
        return new NetworkShare(server, mount, mount, List.of(sshfs)).mounted();
    }

    /** Mounts a folder once more by bindfs, which caches names as the clients of network file systems do. */
    static NetworkShare bindfs(Path place, String options) throws IOException, InterruptedException {
        needed("bindfs");
        Path server = Files.createDirectories(place.resolve("server"));
        Path mount = Files.createDirectories(place.resolve("client"));
        Process bindfs = started(place, "bindfs", "-f", "-o", options, server.toString(), mount.toString());
        return new NetworkShare(server, mount, mount, List.of(bindfs)).mounted();
    }

    /** Mounts a folder of a Samba server. */
    static NetworkShare samba(Path place) throws IOException, InterruptedException {
        needed("smbd");
        needed("smbnetfs");
        needSmbPort();
        Path server = Files.createDirectories(place.resolve("server"));
        Path mount = Files.createDirectories(place.resolve("client"));
        Path settings = Files.createDirectories(place.resolve(".smb"));
        Files.writeString(settings.resolve("smb.conf"), smbSettings(place, server));
        for (String empty : List.of("smbnetfs.conf", "smbnetfs.auth", "smbnetfs.host")) {
            Files.setPosixFilePermissions(
                    Files.createFile(settings.resolve(empty)), PosixFilePermissions.fromString("rw-------"));
        }
        Process smbd =
                started(place, "smbd", "--foreground", "--no-process-group", "-s", settings.resolve("smb.conf") + "");
        Process smbnetfs = started(place, "smbnetfs", "-f", mount.toString());
        Path client = mount.resolve("127.0.0.1").resolve("field");
        return new NetworkShare(server, client, mount, List.of(smbnetfs, smbd)).mounted();
    }

    private static String smbSettings(Path place, Path server) {
        StringBuilder text = new StringBuilder("[global]\nserver role = standalone server\nmap to guest = Bad User\n"
                + "guest account = root\ninterfaces = lo\nbind interfaces only = yes\ndisable netbios = yes\n"
                + "load printers = no\nsmb ports = " + SMB_PORT + "\nlog file = " + place.resolve("smbd.log") + "\n");
        for (String kind : List.of("state directory", "cache directory", "lock directory", "private dir")) {
            text.append(kind).append(" = ").append(place).append('\n');
        }
        return text.append("pid directory = " + place + "\nncalrpc dir = " + place.resolve("rpc") + "\n")
                .append("[field]\npath = " + server + "\nguest ok = yes\nwritable = yes\nforce user = root\n")
                .toString();
    }

    private static void needSmbPort() {
        try (ServerSocket free = new ServerSocket(SMB_PORT, 1, InetAddress.getLoopbackAddress())) {
            free.setReuseAddress(true);
        } catch (IOException taken) {
            skipped("port " + SMB_PORT + " cannot be had: " + taken.getMessage());
        }
    }

    private static void needed(String program) {
        if (!Files.exists(Path.of("/dev/fuse"))) {
            skipped("the system has no /dev/fuse");
        }
        boolean there = Stream.of((System.getenv().getOrDefault("PATH", "") + ":/usr/sbin").split(":", -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        if (!there) {
            skipped(program + " is not on the PATH");
        }
    }

    private static NetworkShare skipped(String why) {
        System.err.println("SKIPPED: a network share, because " + why);
        return Assumptions.abort(why);
    }

    private static Process started(Path place, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(new File("/dev/null"))
                .redirectErrorStream(true)
                .redirectOutput(place.resolve(words[0] + ".out").toFile());
        builder.environment().put("HOME", place.toString());
        builder.environment().merge("PATH", "/usr/sbin", (path, more) -> path + ":" + more);
        return builder.start();
    }

    /** Waits until what the server writes is seen by the client; a machine that may not mount skips the test aloud. */
    private NetworkShare mounted() throws IOException, InterruptedException {
        Files.createDirectories(server.resolve("field"));
        for (int look = 0; look < 100; look++) {
            if (Files.isDirectory(client.resolve("field"))) {
                return this;
            }
            if (!processes.get(0).isAlive()) {
                break;
            }
            Thread.sleep(100);
        }
        close();
        return skipped("it could not be mounted; see the files *.out beside " + mountPoint);
    }

    /** The field on the server's disk. */
    Path onServer() {
        return server.resolve("field");
    }

    /** The field as the client sees it. */
    Path onClient() {
        return client.resolve("field");
    }

    @Override
    public void close() {
        try {
            new ProcessBuilder("fusermount", "-u", "-z", mountPoint.toString())
                    .inheritIO()
                    .start()
                    .waitFor(60, TimeUnit.SECONDS);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        // A server has a process for each client, and whatever still writes would write into a folder that is being
        // removed.
        List<ProcessHandle> all = processes.stream()
                .flatMap(process -> Stream.concat(Stream.of(process.toHandle()), process.descendants()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(process -> process.onExit().join());
    }
}
