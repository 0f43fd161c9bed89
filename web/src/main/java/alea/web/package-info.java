/**
 * The server of the web application: who is let in, what is answered where, the files of the page. What is asked is
 * asked of {@code alea.service}; the page is shown what that answers.
 */
@NullMarked
package alea.web;

import org.jspecify.annotations.NullMarked;
