/** Jobs of a server: what takes long, in a bounded queue, with progress to be heard and results that are kept. */
@NullMarked
package alea.web.job;

import org.jspecify.annotations.NullMarked;
