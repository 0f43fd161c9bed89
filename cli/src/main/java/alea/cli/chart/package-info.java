/** Charts in SVG. */
@NullMarked
package alea.cli.chart;

import org.jspecify.annotations.NullMarked;
