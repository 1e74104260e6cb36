import type { TripPages } from '@par-club/functions/contract/trips';
import { UNKEPT_DAYS } from '@par-club/functions/contract/trips.values';
import { cashSums, paidOf, rideOf } from '@par-club/functions/shared/trip-marks';
import { type IntlShape, useIntl } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Text } from '#ui/text.tsx';
import { phoneText } from '../model/trip-words.ts';
import { WithAllPages } from '../parts/trip-pages.tsx';
import { startWords } from './live-words.ts';
import style from './told-notices.module.css';

export function UnkeptNotice() {
  return <WithAllPages>{(all) => <UnkeptMarks all={all} />}</WithAllPages>;
}

/** Why the calendar does not have the marks of trips, and a file of them. */
export function UnkeptMarks({ all }: { all: readonly TripPages[] }) {
  const intl = useIntl();
  const unkept = all.filter((pages) => pages.unkept);
  if (unkept.length === 0) return null;
  const provider = 'Google Calendar';
  const reasons = new Set(all.flatMap((pages) => pages.unkept?.reason ?? []));
  // Some of these words end with a stop.
  const why = [...reasons].map((reason) =>
    failureText(intl, new CallError({ reason, provider })).replace(/\.$/, ''),
  );
  const save = () => {
    const text = unkept.flatMap((pages) => [...linesOf(pages, intl), '']).join('\r\n');
    // Notepad of Windows 7 wants the mark at the beginning.
    saveFile(new Blob([`\ufeff${text}`], { type: 'text/plain' }), 'parendar.txt');
  };
  return (
    <div className={style.notices} role="status">
      <Text text="pages.unkept" values={{ count: unkept.length, days: UNKEPT_DAYS, why: why.join('. ') }} />
      <Button data-track="parendar-marks-save" onClick={save} text="pages.unkept.save" />
    </div>
  );
}

function linesOf(pages: TripPages, intl: IntlShape): string[] {
  const { driver, passengers, marks } = pages;
  const tell = (id: 'pages.collected' | 'pages.handedOver', sum: string) =>
    intl.formatMessage({ id }, { sum, currency: sum });
  return [
    `${intl.formatMessage({ id: 'pages.told.trip' }, { start: startWords(pages, intl) })}, ${driver.name}`,
    ...passengers.map(({ key, name, phone }) => {
      const paid = paidOf(marks, key);
      const state = intl.formatMessage({ id: `pages.state.${rideOf(marks, key)}` });
      return [name, phoneText(phone), state, paid && priceText(paid, intl.locale)].filter(Boolean).join(', ');
    }),
    ...cashSums([], marks).flatMap(({ currency, collected, handedOver }) => [
      tell('pages.collected', priceText({ currency, amount: collected }, intl.locale)),
      tell('pages.handedOver', priceText({ currency, amount: handedOver }, intl.locale)),
    ]),
  ];
}
