/**
 * The protocol of {@code alea rpc}: what its methods answer, apart from where the messages come from. The commands'
 * {@code --json} gives the same answers.
 */
@NullMarked
package alea.cli.rpc;

import org.jspecify.annotations.NullMarked;
