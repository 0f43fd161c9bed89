/** The documentation as a folder of HTML: its Markdown, a map of its pages, and an index to search in. */
@NullMarked
package alea.site;

import org.jspecify.annotations.NullMarked;
