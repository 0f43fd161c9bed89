/**
 * Strategies that live in other processes and speak a line protocol over their standard input and output. What a bot
 * may do wrong costs it the match, never Alea's time or memory. docs/bots.md is written for their authors.
 */
@NullMarked
package alea.arena.exec;

import org.jspecify.annotations.NullMarked;
