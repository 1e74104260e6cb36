import type { TripPages } from '@par-club/functions/contract/trips';
import { publish } from '../../functions/src/trip-links/publish.ts';

const HOUR_MS = 3_600_000;
const TIME_ZONE = 'Europe/Kyiv';

/**
 * Makes the pages of a trip that is on its way, or renews them with other passengers, by the product's own code and without
 * a calendar. That code finds the database by the environment of this process (`emulatedEnvironment`).
 *
 * @param tripId of the dispatcher's
 */
export async function publishPastGoogle(uid: string, tripId: string, passengers: number): Promise<TripPages> {
  const now = Date.now();
  const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  const trip = {
    ...({ id: tripId, etag: '"1"', origin: 'product', summary: 'Львів - Краків | Водій Іван' } as const),
    ...{ driverName: 'Іван', from: 'Львів', to: 'Краків', notes: 'Паспорти', seats: passengers },
    stops: [{ place: 'Перемишль', minutes: 120 }],
    passengers: Array.from({ length: passengers }, (_, index) => ({
      id: `s${String(index).padStart(5, '0')}`,
      ...{ name: `Пасажир ${index}`, phone: `+38067${String(index).padStart(7, '0')}` },
      price: { amount: 900, currency: 'UAH' } as const,
    })),
    ...{ start: inHours(-0.5), end: inHours(5), isAllDay: false, status: 'confirmed', link: '', creator: '' },
  };
  const published = { trip, calendarId: 'primary', updatedAt: new Date(now).toISOString() };
  const pages = await publish(uid, published, { timeZone: TIME_ZONE });
  if (!pages) throw new Error('The trip has got no pages');
  return pages;
}
