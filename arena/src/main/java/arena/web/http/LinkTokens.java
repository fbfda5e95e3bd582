package arena.web.http;

import arena.app.RequestFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The links that were given out, each with a secret of 192 bits in it. Only digests of the secrets are kept, in a file
 * of their own, so that a link means the same after the pages were closed and opened again, and whoever reads the file
 * has none.
 */
public final class LinkTokens {

    private static final int BYTES = 24;

    /** Older links are forgotten; nobody has so many in use. */
    private static final int MOST = 10_000;

    private final Path file;
    private final SecureRandom random = new SecureRandom();
    private final List<Kept> kept = new ArrayList<>();

    /**
     * What a link leads to.
     *
     * @param kind what it is a link to: a word
     * @param subject which of them
     */
    public record Link(String kind, String subject) {}

    /** The digest is kept as text, in hexadecimal digits. */
    private record Kept(String digest, Link link) {}

    /**
     * Reads which links were given out.
     *
     * @param folder where they are kept, absolute; made with the first of them
     */
    public LinkTokens(Path folder) {
        this.file = folder.resolve("links.txt");
        try {
            for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
                String[] parts = line.split(" ", 3);
                if (parts.length == 3 && parts[0].matches("[0-9a-f]{64}")) {
                    kept.add(new Kept(parts[0], new Link(parts[1], parts[2])));
                }
            }
        } catch (IOException failure) {
            throw RequestFailure.infrastructure(
                    "The links in " + file + " cannot be read (" + failure + "); delete the file to forget them all.");
        }
    }

    /** Returns a new secret that leads somewhere; nobody is told it again. */
    public synchronized String issue(Link link) {
        byte[] secret = new byte[BYTES];
        random.nextBytes(secret);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
        give(token, link);
        return token;
    }

    /** Has a secret lead somewhere that was worked out from another one. */
    public synchronized void give(String token, Link link) {
        kept.add(new Kept(digest(token), link));
        while (kept.size() > MOST) {
            kept.remove(0);
        }
        write();
    }

    /** Has all secrets that lead to one thing lead to another. */
    public synchronized void move(Link from, Link to) {
        kept.replaceAll(one -> one.link().equals(from) ? new Kept(one.digest(), to) : one);
        write();
    }

    /** Returns where a secret leads; nothing if it leads nowhere. It takes as long whatever of it is right. */
    public synchronized Optional<Link> find(String token) {
        byte[] digest = bytes(digest(token));
        Optional<Link> found = Optional.empty();
        for (Kept one : kept) {
            if (MessageDigest.isEqual(bytes(one.digest()), digest)) {
                found = Optional.of(one.link());
            }
        }
        return found;
    }

    /** Returns whether there is a secret that leads there. */
    public synchronized boolean isGiven(Link link) {
        return kept.stream().anyMatch(one -> one.link().equals(link));
    }

    /** Has all secrets that lead somewhere lead nowhere; returns how many there were. */
    public synchronized int revoke(Link link) {
        int before = kept.size();
        kept.removeIf(one -> one.link().equals(link));
        if (kept.size() < before) {
            write();
        }
        return before - kept.size();
    }

    private void write() {
        StringBuilder text = new StringBuilder();
        kept.forEach(one -> text.append(one.digest())
                .append(' ')
                .append(one.link().kind())
                .append(' ')
                .append(one.link().subject())
                .append('\n'));
        Path beside = file.resolveSibling("links.tmp");
        try {
            Files.createDirectories(file.resolveSibling(""));
            Files.deleteIfExists(beside);
            if (beside.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        beside, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
            Files.writeString(beside, text);
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The links cannot be kept in " + file + " (" + failure
                    + "); name another folder in [serve] of config.ini.");
        }
    }

    private static byte[] bytes(String digest) {
        return digest.getBytes(StandardCharsets.US_ASCII);
    }

    private static String digest(String token) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
