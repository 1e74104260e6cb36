/** Programs that claim to be browsers. Cubot is a maker of phones. */
const PROGRAM = /(?<!cu)bot\b|crawler|spider|facebookexternalhit|preview|vkshare/i;
/** Opera Mini begins with the second. */
const BROWSER = /^(Mozilla\/5\.0|Opera\/9\.80) /;

/** Whether a person looks at the page, by the browser's word. Previews get neither phone nor place. */
export function isBrowser(userAgent = ''): boolean {
  return BROWSER.test(userAgent) && !PROGRAM.test(userAgent);
}
