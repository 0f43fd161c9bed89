/**
 * What can be asked of Alea, whoever asks: a terminal, another program, a browser. Each use case is a call with a
 * request and a result; long ones tell their {@link alea.service.Progress}, can be cancelled without losing what is
 * done, and go on later to the identical result. Nothing here speaks of options, prints, or knows how results look.
 */
@NullMarked
package alea.service;

import org.jspecify.annotations.NullMarked;
