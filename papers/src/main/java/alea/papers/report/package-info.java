/** Results as a page for browsers and as Markdown. */
@NullMarked
package alea.papers.report;

import org.jspecify.annotations.NullMarked;
