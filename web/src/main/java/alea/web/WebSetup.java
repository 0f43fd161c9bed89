package alea.web;

import alea.game.Registry;
import alea.service.RuleSets;
import java.nio.file.Path;

/**
 * What a server is started with.
 *
 * @param version of Alea
 * @param host the name or address at which it listens
 * @param port 0 for any that is free
 * @param registry the games and strategies at hand; nothing in it opens files that callers name
 * @param ruleSets those of the same games
 * @param rules where rule files are that may be written
 * @param matches where matches are kept
 * @param threads on which jobs run
 */
public record WebSetup(
        String version,
        String host,
        int port,
        Registry registry,
        RuleSets ruleSets,
        Path rules,
        Path matches,
        int threads) {}
