const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const LENGTH = 26;

/** An id for a new trip, in base32hex as Google wants it: 130 random bits, so that nobody has it yet. */
export function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
