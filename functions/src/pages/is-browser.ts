/** Programs that call themselves browsers, too, to be shown what those are shown. Cubot is a maker of phones. */
const PROGRAM = /(?<!cu)bot\b|crawler|spider|facebookexternalhit|preview|vkshare/i;
/** The second is how Opera Mini begins. */
const BROWSER = /^(Mozilla\/5\.0|Opera\/9\.80) /;

/**
 * Whether somebody looks at the page, as far as it says so. A messenger that makes a preview of a link needs no more than
 * the driver's name, and is given neither phone nor place.
 * @param userAgent the header of this name
 */
export function isBrowser(userAgent = ''): boolean {
  return BROWSER.test(userAgent) && !PROGRAM.test(userAgent);
}
