/** What positions are worth to every seat, by whatever knows it: tables, networks. */
@NullMarked
package alea.analysis.equity;

import org.jspecify.annotations.NullMarked;
