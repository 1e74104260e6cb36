import type { FoundTrip, Json, TripView } from '../contract/trip-view.ts';
import type { SeatPage, VanPage } from '../contract/trips.ts';
import { SEAT_PAGES, VAN_PAGES } from '../contract/trips.values.ts';
import { readPublicDocument } from '../parloc/public-document.ts';
import type { Preview } from '../shared/preview.ts';
import { TRIP_PATHS } from '../shared/trip-paths.ts';
import { renderers } from './first-view.ts';
import { type Answer, lastPart, renderLinkPage } from './render-link-page.ts';

interface Asked extends Pick<TripView, 'language' | 'offered'> {
  /** `/trip/{secret}` or `/seat/{secret}`. */
  path: string;
  isBrowser: boolean;
}

const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** Previews tell nothing of the trip or its people. */
const PREVIEWS: Readonly<Record<FoundTrip['kind'], Preview>> = {
  van: preview('Рейс для водія', 'Зупинки, пасажири й оплата одного рейсу. Посилання лише для водія'),
  seat: preview('Ваша поїздка', 'Коли й звідки їдемо, машина, водій і де він зараз'),
};

function preview(title: string, description: string): Preview {
  return { title, description, picture: 'parendar.png', path: null };
}

/** The page of a van's link or of a seat's. To open it changes nothing. */
export function renderTripPage({ path, isBrowser, ...visitor }: Asked): Promise<Answer> {
  const secret = lastPart(path);
  const kind = path.startsWith(TRIP_PATHS.seat) ? 'seat' : 'van';
  return renderLinkPage<FoundTrip, TripView>({
    shell: kind === 'van' ? '/trip' : '/seat',
    find: async () => (SECRET.test(secret) && isBrowser ? read(kind, secret) : null),
    preview: () => PREVIEWS[kind],
    view: (found, hasFailed) => ({
      ...{ secret, ...visitor, now: Date.now(), hasFailed },
      found: found ?? { kind, page: null },
    }),
    draw: async (view) => (await renderers()).renderTripView(view),
    isBrowser,
  });
}

export function isTripPath(path: string): boolean {
  return Object.values(TRIP_PATHS).some((start) => path.startsWith(start));
}

/** Reads the page by the rules, as any visitor with the link. */
async function read(kind: FoundTrip['kind'], secret: string): Promise<FoundTrip | null> {
  const collection = kind === 'van' ? VAN_PAGES : SEAT_PAGES;
  const page = (await readPublicDocument(`${collection}/${secret}`)) as VanPage | SeatPage | undefined;
  if (!page) return null;
  const endsAt = page.endsAt.seconds * 1000;
  return { kind, page: { ...page, endsAt } as Json<VanPage> & Json<SeatPage> };
}
