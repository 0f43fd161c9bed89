/**
 * What the moves and the dice of a match were worth: the loss of every decision, the luck of every chance event, and
 * what they add up to for every seat (docs/analysis.md).
 */
package alea.analysis.review;
