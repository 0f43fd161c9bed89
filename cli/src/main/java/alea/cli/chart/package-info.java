/** Learning curves as a picture and as comma-separated values, and what else is written as such. */
@NullMarked
package alea.cli.chart;

import org.jspecify.annotations.NullMarked;
