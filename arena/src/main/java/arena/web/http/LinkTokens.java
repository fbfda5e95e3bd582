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
 * The issued links, each with a secret of 192 bits. A file keeps only the digests of the secrets, so that links remain
 * valid after a restart of the server, and a reader of the file has no link.
 */
public final class LinkTokens {

    private static final int BYTES = 24;

    /** Older links are forgotten; no host has this many in use. */
    private static final int MOST = 10_000;

    private final Path file;
    private final SecureRandom random = new SecureRandom();
    private final List<Kept> kept = new ArrayList<>();

    /**
     * The target of a link.
     *
     * @param kind a word for the kind of target
     * @param subject the target among those of its kind
     */
    public record Link(String kind, String subject) {}

    /** A link with the digest of its secret, in hexadecimal digits. */
    private record Kept(String digest, Link link) {}

    /**
     * Reads the issued links.
     *
     * @param folder the absolute folder of their file; made with the first link
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

    /** Returns a new secret for a link; it cannot be read again. */
    public synchronized String issue(Link link) {
        byte[] secret = new byte[BYTES];
        random.nextBytes(secret);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
        assign(token, link);
        return token;
    }

    /** Assigns a link to a secret that the caller has derived. */
    public synchronized void assign(String token, Link link) {
        kept.add(new Kept(digest(token), link));
        while (kept.size() > MOST) {
            kept.remove(0);
        }
        write();
    }

    /** Moves all secrets of one link to another. */
    public synchronized void move(Link from, Link to) {
        kept.replaceAll(one -> one.link().equals(from) ? new Kept(one.digest(), to) : one);
        write();
    }

    /**
     * Returns the link of a secret; empty if it has none. The time does not depend on the correct part of the secret.
     */
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

    /** Returns whether a link has a secret. */
    public synchronized boolean isAssigned(Link link) {
        return kept.stream().anyMatch(one -> one.link().equals(link));
    }

    /** Revokes all secrets of a link; returns their number. */
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
