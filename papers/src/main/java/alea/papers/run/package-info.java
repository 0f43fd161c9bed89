/** All items of all documents, and how they are run: in order, resumable, with a report. */
@NullMarked
package alea.papers.run;

import org.jspecify.annotations.NullMarked;
