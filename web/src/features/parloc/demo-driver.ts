import { PLACE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { mapUrl } from '@par-club/functions/shared/parloc-item';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import type { DriverView } from './shared/driver-view.ts';

/** When the page opens. */
const AGE_MS = 2 * 60 * 60_000;

const KYIV = { latitude: 50.4501, longitude: 30.5234 };

/** The demo's driver, whose place ages with the open page. @param now when the server drew the page */
export function useDemoDriver(now?: number): DriverView {
  const intl = useIntl();
  const [openedAt] = useState(() => now ?? serverNow());
  return useMemo(
    () => ({
      name: intl.formatMessage({ id: 'parloc.demo.name' }),
      carName: intl.formatMessage({ id: 'parloc.demo.carName' }),
      // An impossible number: no local one begins with a zero.
      phone: '+380440000000',
      isProven: false,
      stoppedAt: null,
      place: {
        ...KYIV,
        accuracy: 12,
        heading: null,
        speed: null,
        sharedAt: openedAt - AGE_MS,
        endsAt: openedAt + PLACE_DURATION_MS - AGE_MS,
        mapUrl: mapUrl(KYIV),
        live: null,
      },
    }),
    [intl, openedAt],
  );
}
