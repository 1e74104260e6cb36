import type { Place } from './parloc.ts';

/** The data of the first view of a driver's link. The page gets the same as JSON, to come alive from. */
export interface FirstView {
  /** The last part of the address, decoded: a phone in any spelling, or the id of a link for one purpose. */
  id: string;
  language: 'ua' | 'en';
  /** A language that the browser prefers to the page's own, for somebody who has chosen none. */
  offered: 'en' | null;
  /** By the server's clock, in milliseconds since 1970: ages are told from it until the page has a clock of its own. */
  now: number;
  /** The place and its driver; null where none is shown, for whatever reason. */
  found: FoundPlace | null;
  /** Whether nothing is known, because the database did not answer in time. */
  hasFailed: boolean;
}

export interface FoundPlace {
  link: { parlocId: string; placeId: string };
  place: PlaceJson;
}

/** A place that is shown, as JSON can hold it: `endsAt` in milliseconds since 1970. */
export type PlaceJson = Omit<Extract<Place, { url: string }>, 'endsAt'> & { endsAt: number };
