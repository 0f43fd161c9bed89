/**
 * What every training has: steps, checkpoints that hold all it needs, learning curves, final scores on fresh dice,
 * and files of models that say what they are.
 */
@NullMarked
package alea.learn.train;

import org.jspecify.annotations.NullMarked;
