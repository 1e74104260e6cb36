import { openLink } from './open-link.tsx';

// After what all links share: in this order the script compresses better.

import { vanKind } from '#app/van-kind.ts';

void openLink(vanKind);
