import { openLink } from './open-link.tsx';

// After what all links share: in this order the script compresses better.

import { seatKind } from '#app/seat-kind.ts';

void openLink(seatKind);
