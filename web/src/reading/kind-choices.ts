import type { Kind } from '@par-club/functions/contract/kinds.values';

/** The kinds that a person chooses from where the reader is not sure, the likeliest first. */
export function kindChoices(likeliest: Kind): readonly [Kind, Kind] {
  return [likeliest, likeliest === 'booking' ? 'cancel' : 'booking'];
}
