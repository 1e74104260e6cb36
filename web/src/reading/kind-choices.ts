import type { Kind } from '@par-club/functions/contract/kinds.values';

/** The second choice beside each kind; 'booking' beside the others. */
const OTHERS: Partial<Record<Kind, Kind>> = { booking: 'cancel' };

/** The kinds that a person chooses from where the reader is not sure. */
export function kindChoices(likeliest: Kind): readonly Kind[] {
  return [likeliest, OTHERS[likeliest] ?? 'booking'];
}
