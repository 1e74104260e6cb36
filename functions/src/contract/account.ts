import * as z from 'zod/mini';
import { Moment } from './parloc.ts';

/** Deletes the caller's account and all its data. Repeated calls finish an interrupted one, or do nothing. */
export const deleteAccount = {
  name: 'deleteAccount',
  input: z.strictObject({
    /** The account that the person saw when they confirmed: another tab may have signed in as somebody else since. */
    uid: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  output: z.object({}),
} as const;

/** The fields of a document as they are stored, but for secrets; moments are ISO texts in UTC. */
const Fields = z.record(z.string(), z.unknown());

const Profile = {
  name: z.string(),
  email: z.string(),
  /** Address of a picture; '' for none. */
  picture: z.string(),
  /** '' for none; Google gives none. */
  phone: z.string(),
} as const;

const CountedDay = z.object({ day: z.string(), count: z.number(), deletedAfter: Moment });

export const AccountExport = z.object({
  exportedAt: Moment,
  /** From Firebase Auth; null when the account is gone. */
  account: z.nullable(
    z.object({
      uid: z.string(),
      ...Profile,
      emailVerified: z.boolean(),
      /** What Google told of the person at the last sign-in, under their number there. */
      providers: z.array(z.object({ provider: z.string(), id: z.string(), ...Profile })),
      createdAt: z.nullable(Moment),
      lastSignInAt: z.nullable(Moment),
      /** When one of the person's browsers last renewed its sign-in. */
      lastRefreshAt: z.nullable(Moment),
      /** Earlier sign-ins are no longer valid. */
      signInsValidSince: z.nullable(Moment),
    }),
  ),
  /** What is kept for sharing a place; one item, unless somebody repaired by hand. */
  location: z.object({
    /** `parloc/{id}`. */
    items: z.array(z.object({ id: z.string(), fields: Fields })),
    /** What clients are given, by the links of these items: `parloc/{id}/places/{id}`. */
    places: z.array(z.object({ fields: Fields })),
    /** The phones that lead to these items: `parlocPhones/{phone}`. */
    phones: z.array(
      z.object({
        phone: z.string(),
        itemId: z.string(),
        /** When it was proven by a code. */
        provenAt: z.optional(Moment),
        /** When the person changed to another. */
        releasedAt: z.optional(Moment),
        leadsOn: z.optional(z.boolean()),
      }),
    ),
    /** The item that `drivers/{uid}` leads to; null for none. */
    ownItemId: z.nullable(z.string()),
    /** When other phones were asked for within the last day. */
    askedAt: z.array(Moment),
  }),
  /** The drivers that a dispatcher works with: `users/{uid}/drivers/{id}`. */
  drivers: z.array(z.object({ id: z.string(), fields: Fields })),
  /** That Google Calendar is connected; the grant itself never leaves the server. */
  calendar: z.nullable(z.object({ connectedAt: Moment })),
  /** The calendars of whose changes Google tells; the channels' secrets never leave the server. */
  watchedCalendars: z.optional(z.array(z.object({ calendarId: z.string(), usedAt: Moment, endsAt: Moment }))),
  /** The records of trips with pages: `users/{uid}/tripPages/{id}`. */
  tripPages: z.optional(z.array(z.object({ id: z.string(), fields: Fields }))),
  /** Requests on the deployment's language-model key, by the day in the deployment's time zone (YYYY-MM-DD). */
  freeRequests: z.array(CountedDay),
  /** Requests on language-model keys of the person's own, by the same days; no key is kept. */
  ownKeyRequests: z.array(CountedDay),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = {
  name: 'exportAccount',
  input: z.strictObject({}),
  output: AccountExport,
} as const;
