/** Pictures of results as SVG: small, their words stay words, dark and light, with a description for those who do not see them. */
@NullMarked
package alea.report;

import org.jspecify.annotations.NullMarked;
