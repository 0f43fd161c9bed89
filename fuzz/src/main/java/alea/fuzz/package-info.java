/**
 * Tries Alea with what people and programs should not send: hostile messages, damaged files, jobs that are killed.
 *
 * <p>Everything follows from a seed. What is tried runs in a process of its own, so that a crash, a hang or memory
 * that runs out is seen and counted, and the rest still tried. docs/reliability.md has the figures.
 */
@NullMarked
package alea.fuzz;

import org.jspecify.annotations.NullMarked;
