/**
 * How Alea treats the disk: files that appear whole or not at all, folders that one process writes at a time, texts
 * of a bounded length.
 */
@NullMarked
package alea.file;

import org.jspecify.annotations.NullMarked;
