/**
 * Dice of Doom (van den Berg, "Exploring Optimal Strategies for Dice of Doom", Leiden 2023): boards, battles, plain
 * and fast rules with the thesis's variations, and the thesis's strategies.
 */
@NullMarked
package alea.doom;

import org.jspecify.annotations.NullMarked;
