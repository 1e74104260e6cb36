import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import type { Published } from '../../functions/src/trip-links/make-pages.ts';
import { portsOf } from '../project/ports.ts';
import { projectId } from '../project/project.ts';
import sample from './sample-trip.json' with { type: 'json' };

/** Makes a trip in the database of `npm start`. @returns the addresses of its van's page, and of a seat's */
export async function sampleTrip(): Promise<{ van: string; seat: string }> {
  const project = projectId();
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portsOf('start').firestore}`,
  });
  const { publish } = await import('../../functions/src/trip-links/publish.ts');
  const now = Date.now();
  const [start, end] = [20, 350].map((minutes) => new Date(now + minutes * 60_000).toISOString());
  const trip = { ...sample, start, end } as Published['trip'];
  const published = { trip, calendarId: 'primary', updatedAt: new Date(now).toISOString() };
  const pages = await publish('sample-dispatcher', published, { timeZone: 'Europe/Kyiv' });
  return { van: `${TRIP_PATHS.van}${pages?.van}`, seat: `${TRIP_PATHS.seat}${pages?.passengers[0]?.seat}` };
}
