package alea.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;

/**
 * Tokens, which pages of other sites cannot know. Each is of one session, which is a page that somebody has open; it
 * names the session and proves by a secret of this process that it was given out, so nothing is kept of any.
 */
final class Tokens {
    private static final int SESSION = 16;

    private final String secret = UUID.randomUUID() + "/" + UUID.randomUUID();

    /** A token of a new session. */
    String issue() {
        String session = UUID.randomUUID().toString().replace("-", "").substring(0, SESSION);
        return session + proof(session);
    }

    /** The session of a token; nothing where it was not given out here. */
    Optional<String> session(String token) {
        if (token.length() <= SESSION) {
            return Optional.empty();
        }
        String session = token.substring(0, SESSION);
        byte[] expected = (session + proof(session)).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(expected, token.getBytes(StandardCharsets.UTF_8))
                ? Optional.of(session)
                : Optional.empty();
    }

    private String proof(String session) {
        return digest(secret + session + secret).substring(0, 32);
    }

    /** SHA-256 in hexadecimal. */
    static String digest(String text) {
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e); // every Java has it
        }
    }
}
