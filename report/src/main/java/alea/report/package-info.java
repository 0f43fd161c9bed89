/**
 * Plots and pages, whatever they are about: pictures as SVG, small, whose words stay words, dark and light, with a
 * description for those who do not see them; pages of HTML that need nothing else. The same data make the same bytes.
 */
@NullMarked
package alea.report;

import org.jspecify.annotations.NullMarked;
