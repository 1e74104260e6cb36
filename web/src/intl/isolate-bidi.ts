/** Characters that set the text direction up to an end mark, which may be missing: https://www.unicode.org/reports/tr9/ */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters of right-to-left scripts, and the right-to-left mark. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufefc]/;

/** A person's text that cannot reorder the rest of its line; for places without an element such as `bdi`. */
export function isolateBidi(text: string): string {
  const plain = text.replace(DIRECTION_CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
