/** "Exploring Optimal Strategies for Dice of Doom" (van den Berg, Leiden 2023), measured again. */
@NullMarked
package alea.papers.doom;

import org.jspecify.annotations.NullMarked;
