import type { Trip } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { adoptedDraft } from './adopted-draft.ts';
import { newTrip, storedTrip } from './stored-trip.ts';

const KYIV = 'Europe/Kyiv';

/** An event of the person's own, at noon in Kyiv. */
function event(more: Partial<Trip>): Trip {
  const input = { driverName: '', from: '', to: '', notes: '', stops: [], passengers: [], seats: null };
  const start = '2026-11-25T10:00:00.000Z';
  const trip = newTrip('0a', '"1"', storedTrip({ ...input, start }, new Date(start)));
  return { ...trip, origin: 'other', ...more };
}

describe('[T-10] what can be read of an event', () => {
  it.each([
    ['Київ - Львів', 'Київ', 'Львів'],
    ['Рейс: Київ → Львів', 'Київ', 'Львів'],
    ['8:00 Київ–Івано-Франківськ', 'Київ', 'Івано-Франківськ'],
    ['Івано-Франківськ — Київ', 'Івано-Франківськ', 'Київ'],
    ['Київ->Варшава 7.30', 'Київ', 'Варшава'],
  ])('is a trip by its title: %s', (summary, from, to) => {
    const { draft, isComplete } = adoptedDraft(event({ summary }), KYIV);
    expect(draft).toMatchObject({ from, to, date: '2026-11-25', time: '12:00', arrivalTime: '13:00' });
    expect(isComplete).toBe(true);
  });

  it('is the driver after the places', () => {
    const { draft } = adoptedDraft(event({ summary: 'Київ - Львів | Іван Коваль' }), KYIV);
    expect(draft.driverName).toBe('Іван Коваль');
  });

  it.each([
    ['a hyphen that may be a part of a name', { summary: 'Київ-Львів' }],
    ['a title without places', { summary: 'Нарада' }],
    ['a title of three places', { summary: 'Київ - Львів - Варшава' }],
    ['a whole day', { summary: 'Київ - Львів', isAllDay: true }],
    ['no time', { summary: 'Київ - Львів', start: null, end: null }],
  ])('wants a look first: %s', (_, more) => {
    expect(adoptedDraft(event(more), KYIV).isComplete).toBe(false);
  });

  it('is a passenger in each line with a phone; the other lines are a note', () => {
    const notes =
      'Біля входу\n1. Олена Кравець 067 123 45 67\n+380 50 111-22-33 Тарас, з валізою\nДвері 2026';
    const { draft } = adoptedDraft(event({ summary: 'Київ - Львів', notes }), KYIV);
    expect(draft.passengers).toEqual([
      { name: 'Олена Кравець', phone: '+380671234567' },
      { name: 'Тарас, з валізою', phone: '+380501112233' },
    ]);
    expect(draft.notes).toBe('Біля входу\nДвері 2026');
  });

  it('is all that the lines of an older form tell', () => {
    const passengers = [{ id: 'olena0', name: 'Олена', phone: '067' }];
    const older = event({ origin: 'text', from: 'Київ', to: 'Львів', driverName: 'Іван', passengers });
    const { draft, isComplete } = adoptedDraft(older, KYIV);
    expect(draft).toMatchObject({ from: 'Київ', to: 'Львів', driverName: 'Іван', passengers });
    expect(isComplete).toBe(true);
  });
});
