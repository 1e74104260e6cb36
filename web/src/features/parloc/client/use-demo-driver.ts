import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '#firebase/server-clock.ts';
import { demoDriver } from '../demo-driver.ts';
import type { Driver } from '../driver.ts';

/** The demo driver, who grows older like any other as long as the page is open. */
export function useDemoDriver(): Driver {
  const intl = useIntl();
  const [openedAt] = useState(serverNow);
  return useMemo(
    () =>
      demoDriver(
        {
          name: intl.formatMessage({ id: 'parloc.demo.name' }),
          carName: intl.formatMessage({ id: 'parloc.demo.carName' }),
        },
        openedAt,
      ),
    [intl, openedAt],
  );
}
