import type { UserInfo } from 'firebase-admin/auth';
import type { DocumentData, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type AccountExport, exportAccount as contract } from '../contract/account.ts';
import { LISTED_DRIVERS } from '../contract/parendar.values.ts';
import { calendarGrants } from '../parendar/grants/grants.ts';
import { watchesOf } from '../parendar/watches/watches.ts';
import { countersOf, type KeyOwner } from '../parex/quota.ts';
import { accounts } from '../platform/accounts.ts';
import { callable } from '../platform/callable.ts';
import { uidOf } from '../platform/caller.ts';
import { recordsOf } from '../trip-links/records.ts';
import { driverDocuments, ownFolder, unlessGone } from './stored-data.ts';

/** Fields with a secret that gives access without a sign-in. */
const SECRETS = ['stopKey', 'phonePlace', 'placeId', 'van', 'seat'];

export const exportAccount = callable({
  ...contract,
  async run(_input, caller) {
    const uid = uidOf(caller);
    return {
      exportedAt: new Date().toISOString(),
      account: await accountOf(uid),
      location: await locationOf(uid),
      drivers: (await (await ownFolder(uid)).collection(LISTED_DRIVERS).get()).docs.map(stored),
      calendar: await calendarOf(uid),
      watchedCalendars: (await watchesOf(uid)).map((watch) => {
        const { calendarId, usedAt, expiresAt } = watch.data();
        return { calendarId, usedAt: isoOf(usedAt), endsAt: isoOf(expiresAt) };
      }),
      tripPages: (await (await recordsOf(uid)).get()).docs.map(stored),
      ...(await requestsOf(uid)),
    };
  },
});

async function accountOf(uid: string): Promise<AccountExport['account']> {
  const user = await (await accounts()).getUser(uid).catch(unlessGone);
  if (!user) return null;
  const { emailVerified, providerData, metadata, tokensValidAfterTime } = user;
  return {
    uid,
    ...profileOf(user),
    emailVerified,
    providers: providerData.map((info) => ({ provider: info.providerId, id: info.uid, ...profileOf(info) })),
    createdAt: momentOf(metadata.creationTime),
    lastSignInAt: momentOf(metadata.lastSignInTime),
    lastRefreshAt: momentOf(metadata.lastRefreshTime),
    signInsValidSince: momentOf(tokensValidAfterTime),
  };
}

function profileOf({ displayName, email, photoURL, phoneNumber }: Partial<UserInfo>) {
  return { name: displayName ?? '', email: email ?? '', picture: photoURL ?? '', phone: phoneNumber ?? '' };
}

async function locationOf(uid: string): Promise<AccountExport['location']> {
  const { items, places, phones, owner } = await driverDocuments(uid);
  const { parlocId, ...record } = (await owner.get()).data() ?? {};
  return {
    items: items.map(stored),
    // The id of a place is the secret of its link, so it is left out.
    places: places.map((place) => ({ fields: stored(place).fields })),
    phones: phones.map((phone) => {
      const { parlocId: itemId, ...more } = phone.data();
      return { phone: phone.id, itemId: String(itemId), ...more };
    }),
    ownItemId: parlocId ?? null,
    askedAt: record.askedAt ?? [],
  };
}

async function calendarOf(uid: string): Promise<AccountExport['calendar']> {
  const grant = await (await calendarGrants()).doc(uid).get();
  return grant.exists ? { connectedAt: isoOf(grant.get('grantedAt')) } : null;
}

async function requestsOf(uid: string): Promise<Pick<AccountExport, 'freeRequests' | 'ownKeyRequests'>> {
  const found = await Promise.all(
    (await countersOf(uid)).map(async ({ counter, ...of }) => ({ ...of, quota: await counter.get() })),
  );
  const countedOn = (owner: KeyOwner) =>
    found
      .filter(({ keyOwner, quota }) => keyOwner === owner && quota.exists)
      .map(({ day, quota }) => ({
        day,
        count: Number(quota.get('count')),
        deletedAfter: isoOf(quota.get('expiresAt')),
      }));
  return { freeRequests: countedOn('deployment'), ownKeyRequests: countedOn('caller') };
}

/** A document without secrets: a lost file must lead to no place or page, and end no sharing. */
function stored(document: QueryDocumentSnapshot) {
  const { links, ...fields } = document.data();
  // The key of a link is the id of its place.
  const named = links && { links: Object.values(links) };
  return { id: document.id, fields: withoutSecrets({ ...fields, ...named }) };
}

function withoutSecrets(fields: DocumentData): DocumentData {
  const open = Object.entries(fields).filter(([name]) => !SECRETS.includes(name));
  return Object.fromEntries(open.map(([name, value]) => [name, exported(value)]));
}

function exported(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exported);
  if (typeof value !== 'object' || value === null) return value;
  // A map that a client wrote may have a field of any name, but no function.
  const isMoment = 'toDate' in value && typeof value.toDate === 'function';
  return isMoment ? isoOf(value as Timestamp) : withoutSecrets(value);
}

function isoOf(moment: Timestamp): string {
  return moment.toDate().toISOString();
}

/** @param moment an HTTP date of Firebase Auth @returns ISO; null for a moment that Firebase Auth does not know */
function momentOf(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
