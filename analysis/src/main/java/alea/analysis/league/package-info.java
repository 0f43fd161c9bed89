/** The report on a league: standings with what went wrong and the worst mistakes, as data, page, text and CSV. */
@NullMarked
package alea.analysis.league;

import org.jspecify.annotations.NullMarked;
