import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as logger from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { INSTANCES } from '../platform/instances.ts';
import { googleSecrets } from '../platform/settings.ts';
import { traceOf } from '../platform/trace.ts';
import { followCalendar } from './trip-links/follow-trips.ts';
import { calendarWatches, flagOf } from './watches/watches.ts';

/** The key of a watch, and the secret of one of its channels. */
const TOKEN = /^([0-9a-f]{64})\.([\w-]{43})$/;

/** gRPC status of a write to a document that is gone. */
const NOT_FOUND = 5;

/**
 * Receives Google's messages about watched calendars; headers name the channel, not the change. Repeated messages do
 * no harm. All senders get the same answer, and the log gets no sent data.
 */
export const calendarPush = onRequest({ ...INSTANCES, secrets: googleSecrets }, async (request, response) => {
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').end();
    return;
  }
  const started = performance.now();
  try {
    const outcome = await hear(request.headers);
    response.status(204).end();
    const milliseconds = Math.round(performance.now() - started);
    logger.info('push', { function: 'calendarPush', outcome, milliseconds });
  } catch (error) {
    logger.error('unforeseen', { function: 'calendarPush', ...traceOf(error) });
    // Google sends it again.
    response.status(503).end();
  }
});

/** https://developers.google.com/workspace/calendar/api/guides/push#understand-the-notification-message-format */
async function hear(headers: IncomingHttpHeaders): Promise<'changed' | 'begun' | 'unknown'> {
  const header = (name: string) => String(headers[`x-goog-${name}`] ?? '');
  const [, key, secret] = TOKEN.exec(header('channel-token')) ?? [];
  if (key === undefined || secret === undefined) return 'unknown';
  const watch = (await (await calendarWatches()).doc(key).get()).data();
  const id = header('channel-id');
  const channel = watch && Object.hasOwn(watch.channels, id) ? watch.channels[id] : undefined;
  if (!watch || !channel) return 'unknown';
  const expected = Buffer.from(channel.secretHash, 'hex');
  if (!timingSafeEqual(hash('sha256', secret, 'buffer'), expected)) return 'unknown';
  if (channel.resourceId !== null && channel.resourceId !== header('resource-id')) return 'unknown';
  // The first message of a channel is about itself.
  if (header('resource-state') === 'sync') return 'begun';
  const [flag, { FieldValue }] = await Promise.all([
    flagOf(watch.uid, key),
    import('firebase-admin/firestore'),
  ]);
  try {
    // A renewal of the watch may hold the flag at this moment; a transaction is tried again.
    await flag.firestore.runTransaction(async (transaction) => {
      transaction.update(flag, { changes: FieldValue.increment(1) });
    });
  } catch (error) {
    // The person has disconnected the calendar meanwhile.
    if (Object(error).code !== NOT_FOUND) throw error;
  }
  await followCalendar(watch.uid, watch.calendarId);
  return 'changed';
}
