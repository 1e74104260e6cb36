/** What turns the direction of all that follows, up to an end that may not come: https://www.unicode.org/reports/tr9/ */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters that are written from right to left, and the mark that counts as one. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufefc]/;

/**
 * What people wrote, for a line that says other things too: the phone behind a name stays as it is, whatever the name
 * holds. Only where an element of its own cannot keep the two apart.
 */
export function isolated(text: string): string {
  const plain = text.replace(DIRECTION_CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
