import { TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import type { Mark } from '@par-club/functions/contract/marks';
import type { VanPassenger } from '@par-club/functions/contract/trips';
import { namesApart } from '@par-club/functions/shared/names-apart';
import { useMemo } from 'react';
import { createIntl, type IntlShape, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { priceText } from '#intl/price-text.ts';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import { Button } from '#ui/button.tsx';
import { nameOf } from '../shared/names.ts';
import { clockTime } from '../shared/times.ts';
import type { Shown } from '../shared/trip-page.ts';
import en from './change.text.ts?en';
import ua from './change.text.ts?ua';
import style from './change-note.module.css';
import { type Change, changesOf, concerns } from './changes.ts';
import type { VanHalt } from './van-state.ts';

/** The words of the page, with those that come with this part alone. */
function useWords(): IntlShape {
  const { locale, messages } = useIntl();
  const { language } = useLanguage();
  return useMemo(
    () => createIntl({ locale, messages: { ...messages, ...(language === 'ua' ? ua : en) } }),
    [locale, messages, language],
  );
}

interface ChangeNoteProps {
  before: Shown['van'];
  after: Shown['van'];
  next: VanHalt | null;
  onSeen: () => void;
}

/** What has changed since the driver looked; a screen reader says at once what concerns the next stop. */
export function ChangeNote({ before, after, next, onSeen }: ChangeNoteProps) {
  const intl = useWords();
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  const names = namesOf([...after.passengers, ...before.passengers], intl);
  const keys = [...(next?.on ?? []), ...(next?.off ?? [])].map(({ passenger }) => passenger.key);
  const isUrgent = changes.some((change) => concerns(change, keys));
  return (
    <section className={style.note} role={isUrgent ? 'alert' : 'status'}>
      <h2>{intl.formatMessage({ id: 'trips.van.changed' })}</h2>
      <ul>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew with each change
          <li key={index}>{wordsOf(change, names, intl, after.timeZone)}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={onSeen} data-track="van-changes-seen">
        {intl.formatMessage({ id: 'trips.van.seen' })}
      </Button>
    </section>
  );
}

interface LostMarksProps {
  marks: readonly Mark[];
  passengers: readonly VanPassenger[] | undefined;
}

/** Says whose marks cannot be saved, so that the driver tells them to the dispatcher. */
export function LostMarks({ marks, passengers = [] }: LostMarksProps) {
  const intl = useWords();
  const names = namesOf(passengers, intl);
  const words = marks.map((mark) => {
    if (!('passenger' in mark))
      return intl.formatMessage({ id: mark.kind === 'late' ? 'trips.van.lateBy' : 'trips.van.border' });
    return isolateBidi(names.get(mark.passenger) ?? intl.formatMessage({ id: 'trips.noName' }));
  });
  return (
    <p role="alert" className={style.lost}>
      {intl.formatMessage({ id: 'trips.van.lost' }, { marks: [...new Set(words)].join(', ') })}
    </p>
  );
}

/** What the driver calls each passenger, by key. */
function namesOf(passengers: readonly VanPassenger[], intl: IntlShape): Map<string, string> {
  const all = [...new Map(passengers.map((each) => [each.key, each])).values()];
  const labels = namesApart(
    all.map((each) => ({
      name: nameOf(each, intl),
      details: [each.pickUp ?? '', each.dropOff ?? '', ...TEXT_FIELDS.map((field) => each[field] ?? '')],
    })),
  );
  return new Map(all.map(({ key }, index) => [key, labels[index] ?? '']));
}

function wordsOf(
  change: Change,
  names: ReadonlyMap<string, string>,
  intl: IntlShape,
  timeZone: string,
): string {
  if (change.what === 'times') {
    const halts = change.halts.map(
      ({ place, at }) => `${clockTime(at, intl, timeZone)} ${isolateBidi(place)}`,
    );
    return intl.formatMessage({ id: 'trips.van.change.way' }, { way: halts.join(' → ') });
  }
  if (change.what === 'cancelled') return intl.formatMessage({ id: 'trips.cancelled' });
  const name = 'passenger' in change ? isolateBidi(names.get(change.passenger.key) ?? '') : '';
  if (change.what === 'told') {
    const { says, minutes = 0 } = change.told ?? { says: 'coming' };
    return [name, intl.formatMessage({ id: `trips.van.told.${says}` }, { minutes })].join(' · ');
  }
  const id = `trips.van.change.${change.what}` as const;
  if (change.what === 'booking')
    return [intl.formatMessage({ id }, { name }), ...newOf(change.was, change.passenger, intl)].join(' · ');
  if ('passenger' in change) return intl.formatMessage({ id }, { kind: change.passenger.kind, name });
  if ('at' in change) return intl.formatMessage({ id }, { time: clockTime(change.at, intl, timeZone) });
  if ('places' in change)
    return intl.formatMessage({ id }, { way: change.places.map(isolateBidi).join(' → ') });
  return [intl.formatMessage({ id }), change.notes].filter(Boolean).join(': ');
}

/** The differences between two states of a booking, in words. */
function newOf(was: VanPassenger, is: VanPassenger, intl: IntlShape): string[] {
  const wordsOf = ({ kind, seats = 1, pickUp, dropOff, phone, price, isPaid, ...texts }: VanPassenger) => [
    intl.formatMessage({ id: 'trips.seats' }, { seats: kind ? 0 : seats }),
    pickUp,
    dropOff,
    unbrokenPhone(phone),
    ...TEXT_FIELDS.map((field) => texts[field]),
    price && priceText(price, intl.locale),
    isPaid && intl.formatMessage({ id: 'trips.van.paidBefore' }),
  ];
  const before = wordsOf(was);
  return wordsOf(is).flatMap((words, index) => (words && words !== before[index] ? [words] : []));
}
