import { hasReason } from '../platform/failure.ts';
import { dueDocuments, scheduled, workOff } from '../platform/scheduled.ts';
import { googleAccess, googleSecrets, settings } from '../platform/settings.ts';
import { withGrant } from './calendar-callable.ts';
import { openChannel, RENEW_BEFORE_MS } from './watches/channels.ts';
import { calendarWatches, forgetWatches, type Watch } from './watches/watches.ts';

/** Days after which a calendar that nobody has opened is no longer watched. */
const UNUSED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Renews channels twice a day: Google ends each within a week. */
export const renewWatches = scheduled(
  'renewWatches',
  '15 4,16 * * *',
  async () => (googleAccess() && settings.calendarPushUrl !== '' ? renewDueWatches() : undefined),
  googleSecrets,
);

/** Renews watches that end within a day; drops those without a grant. Failed ones are tried again in the next run. */
export async function renewDueWatches(clock = Date.now) {
  const now = clock();
  const [watches, until] = [await calendarWatches(), now + RENEW_BEFORE_MS];
  const fields = ['uid', 'calendarId', 'usedAt'];
  return workOff({
    name: 'renewWatches',
    items: dueDocuments(watches, 'expiresAt', until, fields, (watch) => watch.get('uid')),
    work: ({ document }) => renew(document.data() as Watch, now),
    clock,
  });
}

async function renew({ uid, calendarId, usedAt }: Watch, now: number): Promise<string> {
  if (usedAt.toMillis() < now - UNUSED_DAYS * DAY_MS) return 'unused';
  try {
    return await withGrant(uid, async (google) =>
      (await openChannel(uid, calendarId, google, { now, isUsed: false })) ? 'renewed' : 'refused',
    );
  } catch (error) {
    if (!hasReason(error, 'not-connected') && !hasReason(error, 'grant-lost')) throw error;
    await forgetWatches(uid);
    return 'forgotten';
  }
}
