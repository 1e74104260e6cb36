import type { Mark, Marks, OwnMark, RideState } from '../contract/marks.ts';
import type { Price } from '../contract/parendar.ts';
import { CURRENCIES } from '../contract/parendar.values.ts';

export const NO_MARKS: Marks = { rides: {}, paid: {}, handedOver: {} };

/** Merges marks: the newest wins, of equal moments the first. Without a change it returns the same object. */
export function withMarks(before: Marks, marks: readonly OwnMark[]): Marks {
  return marks.reduce(withMark, before);
}

function withMark(before: Marks, mark: OwnMark): Marks {
  const isOld = (known: { at: string } | undefined) => known !== undefined && known.at >= mark.at;
  switch (mark.kind) {
    case 'ride': {
      const { kind: _kind, passenger, ...ride } = mark;
      return isOld(before.rides[passenger])
        ? before
        : { ...before, rides: { ...before.rides, [passenger]: ride } };
    }
    case 'paid': {
      const { passenger, price, at } = mark;
      return isOld(before.paid[passenger])
        ? before
        : { ...before, paid: { ...before.paid, [passenger]: { price, at } } };
    }
    case 'handedOver': {
      const { price, at } = mark;
      return isOld(before.handedOver[price.currency])
        ? before
        : { ...before, handedOver: { ...before.handedOver, [price.currency]: { price, at } } };
    }
    case 'border':
      return isOld(before.border) ? before : { ...before, border: { state: mark.state, at: mark.at } };
    case 'late':
      return isOld(before.late) ? before : { ...before, late: { minutes: mark.minutes, at: mark.at } };
  }
}

/** A driver's marks as presses, so that they can be merged with other marks. */
export function asMarks({ rides, paid, border, late }: Marks): Mark[] {
  return [
    ...Object.entries(rides).map(([passenger, ride]) => ({ kind: 'ride' as const, passenger, ...ride })),
    ...Object.entries(paid).map(([passenger, each]) => ({ kind: 'paid' as const, passenger, ...each })),
    ...(border ? [{ kind: 'border' as const, ...border }] : []),
    ...(late ? [{ kind: 'late' as const, ...late }] : []),
  ];
}

/** When the newest mark of a driver was made, in milliseconds since 1970; 0 for none. */
export function newestMoment({ rides, paid, border, late }: Marks): number {
  const marks = [...Object.values(rides), ...Object.values(paid), border, late];
  return Math.max(0, ...marks.map((mark) => (mark ? Date.parse(mark.at) : 0)));
}

export function rideOf(marks: Marks, passenger: string): RideState {
  return marks.rides[passenger]?.state ?? 'waiting';
}

/** What the driver was given by a passenger; null for nothing. */
export function paidOf(marks: Marks, passenger: string): Price | null {
  const price = marks.paid[passenger]?.price;
  return price && price.amount > 0 ? price : null;
}

interface Owed {
  price?: Price | null | undefined;
  isPaid?: boolean | undefined;
  /** The amount that the driver was given. */
  paid: Price | null;
}

/** What a passenger still has to pay; null for nothing. Money of another currency than agreed counts as all of it. */
export function leftToPay({ price, isPaid, paid }: Owed): Price | null {
  if (isPaid || !price) return null;
  if (paid && paid.currency !== price.currency) return null;
  const cents = Math.round(price.amount * 100) - Math.round((paid?.amount ?? 0) * 100);
  return cents > 0 ? { ...price, amount: cents / 100 } : null;
}

/** Whether the trip is under way, as far as anybody has marked it: somebody has got on, or the van is at the border. */
export function isUnderWay({ rides, border }: Marks): boolean {
  const hasGotOn = Object.values(rides).some(({ state }) => state === 'aboard' || state === 'off');
  return hasGotOn || (border !== undefined && border.state !== 'none');
}

export function lateMinutes({ late }: Pick<Marks, 'late'>): number {
  return late?.minutes ?? 0;
}

interface Booking {
  key: string;
  price?: Price | undefined;
  isPaid?: boolean | undefined;
}

export interface CashSum {
  currency: Price['currency'];
  /** Unpaid prices, but for absent passengers'. */
  due: number;
  /** The amount that the driver was given. */
  collected: number;
  /** The part of it that the dispatcher has. */
  handedOver: number;
}

/** The money of a trip; currencies in the order of CURRENCIES, only those with an amount. */
export function cashSums(passengers: readonly Booking[], marks: Marks): CashSum[] {
  const owed = passengers.filter(({ key }) => rideOf(marks, key) !== 'absent');
  return CURRENCIES.map((currency) => {
    // Whole cents: sums of tenths would end in …0004.
    const sum = (prices: (Price | null | undefined)[]) =>
      prices.reduce(
        (total, price) => total + (price?.currency === currency ? Math.round(price.amount * 100) : 0),
        0,
      ) / 100;
    return {
      currency,
      due: sum(owed.map((booking) => leftToPay({ ...booking, paid: paidOf(marks, booking.key) }))),
      collected: sum(Object.values(marks.paid).map(({ price }) => price)),
      handedOver: sum([marks.handedOver[currency]?.price]),
    };
  }).filter(({ due, collected, handedOver }) => due + collected + handedOver > 0);
}
