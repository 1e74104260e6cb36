import type { FirstView } from '@par-club/functions/contract/first-view';
import { type PlaceLink, placePath } from '@par-club/functions/shared/place-link';
import { callPublicly } from '#firebase/public-call.ts';
import { readPublicDocument } from '#firebase/public-document.ts';
import type { LinkSource } from '#link-page/use-link-page.ts';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';
import { keptCard, type ShownDriver } from './last-known-card.ts';
import { keyOf, type Target } from './target.ts';

/** A driver may share again at any time. */
const MISSING_DELAY_MS = 10_000;

/** @param view what the server drew the page from; null where the page draws itself */
export function driverSource(target: Target, view: FirstView | null): LinkSource<ShownDriver> {
  // A second request for a phone would bring the server's answer of a moment ago. The document of a link for one
  // purpose may be readable without a place: it says when that ended.
  let isAnswered = view !== null && !view.hasFailed && !view.found && target.link === undefined;
  return {
    async read() {
      if (isAnswered) {
        isAnswered = false;
        return null;
      }
      const link = target.link ?? (await findShownPlace(target.phone));
      const driver = link && (await readPlace(link));
      return link && driver && { link, driver };
    },
    shownFrom(fields, { link }) {
      const driver = driverViewOf(fields);
      return driver && { link, driver };
    },
    kept: keptCard(keyOf(target)),
    missingDelay: MISSING_DELAY_MS,
  };
}

export function drawnDriver({ found, now }: FirstView): ShownDriver | null {
  if (!found) return null;
  const { endsAt, ...place } = found.place;
  const driver = driverViewOf({ ...place, endsAt: { seconds: endsAt / 1000 } }, now);
  return driver && { link: found.link, driver };
}

/** The place behind a phone; null where none is shown. @param phone in the stored form */
async function findShownPlace(phone: string): Promise<PlaceLink | null> {
  const { place } = await callPublicly<{ place: PlaceLink | null }>('findPlace', { phone });
  return place;
}

/** Null where the place does not exist, or not any more. */
export async function readPlace(link: PlaceLink): Promise<DriverView | null> {
  const place = await readPublicDocument(placePath(link));
  return place && driverViewOf(place);
}
