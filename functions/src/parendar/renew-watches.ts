import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION } from '../contract/region.ts';
import { CallFailure, hasReason } from '../platform/failure.ts';
import { type GoogleAccess, googleAccess, googleSecrets, settings } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { deleteGrant, readGrant } from './grants/grants.ts';
import { openChannel, RENEW_BEFORE_MS } from './watches/channels.ts';
import { calendarWatches, forgetWatches, type Watch } from './watches/watches.ts';

/** Days after which a calendar that nobody has opened is no longer watched. */
const UNUSED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Watches that are renewed at once. */
const PAGE_SIZE = 20;
const TIMEOUT_SECONDS = 540;

/** Renews channels twice a day: Google ends each within a week. What one run leaves, the next one finds. */
export const renewWatches = onSchedule(
  {
    region: REGION,
    schedule: '15 4,16 * * *',
    timeZone: settings.timeZone,
    timeoutSeconds: TIMEOUT_SECONDS,
    secrets: googleSecrets,
  },
  async () => {
    const access = googleAccess();
    if (!access || settings.calendarPushUrl === '') return;
    try {
      const counts = await renewDueWatches(access, Date.now());
      logger.info('renewed', { function: 'renewWatches', ...counts });
    } catch (error) {
      logger.error('unforeseen', { function: 'renewWatches', ...traceOf(error) });
      // The platform logs the message.
      throw new Error('The renewal failed');
    }
  },
);

/**
 * Renews the watches whose channels end within a day, and forgets those of people whose grant has ended.
 * @param now in milliseconds since 1970
 */
export async function renewDueWatches(access: GoogleAccess, now: number, pageSize = PAGE_SIZE) {
  const counts = { renewed: 0, forgotten: 0, left: 0 };
  const { docs: due } = await (await calendarWatches())
    .where('expiresAt', '<=', new Date(now + RENEW_BEFORE_MS))
    .get();
  for (let at = 0; at < due.length; at += pageSize) {
    const page = due.slice(at, at + pageSize);
    const outcomes = await Promise.all(page.map((watch) => renew(watch.data(), access, now)));
    for (const outcome of outcomes) counts[outcome] += 1;
  }
  return counts;
}

async function renew(
  { uid, calendarId, usedAt }: Watch,
  access: GoogleAccess,
  now: number,
): Promise<'renewed' | 'forgotten' | 'left'> {
  if (usedAt.toMillis() < now - UNUSED_DAYS * DAY_MS) return 'left';
  const grant = await readGrant(uid, access);
  try {
    if (grant) {
      const google = await googleCalendar(grant.refreshToken, access);
      return (await openChannel(uid, calendarId, google, { now, isUsed: false })) ? 'renewed' : 'left';
    }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (!hasReason(error, 'grant-lost')) return 'left';
    await deleteGrant(uid, grant);
  }
  await forgetWatches(uid);
  return 'forgotten';
}
