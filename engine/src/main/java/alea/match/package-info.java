/**
 * How matches are played, whoever plays them: who sits where, from which random streams, when strategies are told of a
 * match, who inherits where one gives up, where a match is stopped and what one that was stopped counts for, who may
 * watch, and how many matches are played at once with results in order.
 */
@NullMarked
package alea.match;

import org.jspecify.annotations.NullMarked;
