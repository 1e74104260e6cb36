import { mapUrl } from '@par-club/functions/shared/parloc-item';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import type { DriverView } from './shared/driver-view.ts';

/** Milliseconds since the demo driver's last share. */
const AGE = 2 * 60 * 60_000;

/** In the middle of Kyiv. */
const KYIV = { latitude: 50.4501, longitude: 30.5234 };

/** The driver of the demo, whose place grows older like any other as long as the page is open. */
export function useDemoDriver(): DriverView {
  const intl = useIntl();
  const [openedAt] = useState(serverNow);
  return useMemo(
    () => ({
      name: intl.formatMessage({ id: 'parloc.demo.name' }),
      carName: intl.formatMessage({ id: 'parloc.demo.carName' }),
      // Nobody can have it: no local number begins with a zero.
      phone: '+380440000000',
      stoppedAt: null,
      place: { ...KYIV, accuracy: 12, sharedAt: openedAt - AGE, mapUrl: mapUrl(KYIV), live: null },
    }),
    [intl, openedAt],
  );
}
