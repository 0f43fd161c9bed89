/**
 * The protocol of {@code alea rpc}: messages in JSON, what they ask of {@code alea.service}, and how it is answered,
 * apart from where the messages come from. The commands' {@code --json} gives the same answers, since it asks the
 * same.
 */
@NullMarked
package alea.rpc;

import org.jspecify.annotations.NullMarked;
