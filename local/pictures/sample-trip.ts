import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { portsOf } from '../project/ports.ts';
import { projectId } from '../project/project.ts';

const MINUTE_MS = 60_000;

/** Makes a trip in the database of `npm start`. @returns the addresses of its van's page, and of a seat's */
export async function sampleTrip(): Promise<{ van: string; seat: string }> {
  const project = projectId();
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portsOf('start').firestore}`,
  });
  const { publish } = await import('../../functions/src/trips/publish.ts');
  const now = Date.now();
  const inMinutes = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();
  const trip = {
    ...({
      id: 'sampletrip',
      etag: '"1"',
      origin: 'product',
      summary: 'Львів - Краків | Іван Коваль',
    } as const),
    ...{ driverName: 'Іван Коваль', from: 'Львів', to: 'Краків', notes: 'Паспорти на кордоні', seats: 8 },
    stops: [{ place: 'Перемишль', minutes: 120 }],
    passengers: [
      {
        id: 'olena0',
        ...{ name: 'Олена Мельник', phone: '+380671234567', seats: 2, note: 'з дитиною' },
        price: { amount: 1800, currency: 'UAH' } as const,
      },
      { id: 'ihor00', name: 'Ігор Мороз', phone: '+380501112233', pickUp: 'Перемишль' },
    ],
    ...{
      start: inMinutes(20),
      end: inMinutes(350),
      isAllDay: false,
      status: 'confirmed',
      link: '',
      creator: '',
    },
  };
  const published = { trip, calendarId: 'primary', updatedAt: new Date(now).toISOString() };
  const pages = await publish('sample-dispatcher', published, { timeZone: 'Europe/Kyiv' });
  return { van: `${TRIP_PATHS.van}${pages?.van}`, seat: `${TRIP_PATHS.seat}${pages?.passengers[0]?.seat}` };
}
