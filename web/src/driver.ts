import { openLink } from './open-link.tsx';

// After what all links share: in this order the script compresses better.

import { driverKind } from '#app/driver-kind.ts';

void openLink(driverKind);
