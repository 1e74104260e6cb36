import type { Marks } from '@par-club/functions/contract/marks';
import { USERS } from '@par-club/functions/contract/parendar.values';
import type { SeatPage } from '@par-club/functions/contract/trips';
import { SEAT_PAGES, TRIP_PAGES, VAN_PAGES } from '@par-club/functions/contract/trips.values';
import {
  collection,
  type DocumentSnapshot,
  doc,
  onSnapshot,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type Client, clientApp, type Suite } from '../../kit/emulators.ts';
import { type Listening, newListening } from './listening.ts';
import { momentsOf, seatShows } from './trip-marks.ts';

/** A trip whose pages are open. */
export interface OpenTrip {
  uid: string;
  /** Signed in as the dispatcher. */
  board: Client;
  /** The links. */
  van: string;
  seats: readonly string[];
}

/** Where a trip is seen: by the dispatcher, on another phone with the van's link, and by a passenger. */
export type Watcher = 'board' | 'van' | 'seat';
/** Gets what is new on a page: a mark's moment, or on a seat's page what it shows. `which` is the link, or the uid. */
export type OnNews = (watcher: Watcher, which: string, news: string) => void;

export type OpenPages = Pick<Listening, 'delivered' | 'failed'> & {
  /** Listeners, and the streams of the database's protocol that carry them. */
  listeners: number;
  streams: number;
  close: () => Promise<unknown>;
};

/** Listeners that one client should have at most: https://firebase.google.com/docs/firestore/best-practices#realtime_updates */
const LISTENERS_A_STREAM = 100;
/** Days for which a board listens to trips that are over. */
const PAST_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;
/** As the web app listens. */
const OPTIONS = { includeMetadataChanges: true };

/**
 * Opens all pages of trips with the listeners of the web app: each board has a stream of its own, as it is signed in, the
 * phones' pages share some.
 */
export async function openPages(
  trips: readonly OpenTrip[],
  onNews: OnNews,
  suite: Suite,
): Promise<OpenPages> {
  const listening = newListening();
  const links = trips.flatMap(({ van, seats }) => [
    { watcher: 'van' as const, link: van },
    ...seats.map((link) => ({ watcher: 'seat' as const, link })),
  ]);
  const phones = Array.from({ length: Math.ceil(links.length / LISTENERS_A_STREAM) }, () =>
    clientApp({ suite }),
  );
  await Promise.all([
    ...trips.map((trip) => openBoard(listening, trip, onNews)),
    ...links.map(({ watcher, link }, index) => {
      const phone = phones[Math.floor(index / LISTENERS_A_STREAM)] as Client;
      return watcher === 'van'
        ? openVan(listening, phone, link, onNews)
        : openSeat(listening, phone, link, onNews);
    }),
  ]);
  const { delivered, failed, end } = listening;
  return {
    ...{ delivered, failed, listeners: trips.length + links.length, streams: trips.length + phones.length },
    close() {
      end();
      return Promise.all(phones.map(({ close }) => close()));
    },
  };
}

function openBoard({ listen }: Listening, { uid, board }: OpenTrip, onNews: OnNews): Promise<void> {
  const since = new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString();
  const records = collection(board.firestore, `${USERS}/${uid}/${TRIP_PAGES}`);
  const newMarks = onlyNew((at) => onNews('board', uid, at));
  return listen<QuerySnapshot>(
    (next, fail) => onSnapshot(query(records, where('end', '>=', since)), OPTIONS, next, fail),
    ({ docs }) => {
      for (const record of docs) newMarks(record.get('marks') as Marks);
    },
  );
}

function openVan(listening: Listening, phone: Client, link: string, onNews: OnNews): Promise<void> {
  const newMarks = onlyNew((at) => onNews('van', link, at));
  return openPage(listening, phone, `${VAN_PAGES}/${link}`, (page) => newMarks(page.get('marks') as Marks));
}

function openSeat(listening: Listening, phone: Client, link: string, onNews: OnNews): Promise<void> {
  let shown = '';
  return openPage(listening, phone, `${SEAT_PAGES}/${link}`, (page) => {
    const shows = seatShows(page.data() as SeatPage);
    if (shows !== shown) onNews('seat', link, shows);
    shown = shows;
  });
}

function openPage(
  { listen }: Listening,
  { firestore }: Client,
  path: string,
  show: (page: DocumentSnapshot) => void,
): Promise<void> {
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(doc(firestore, path), OPTIONS, next, fail),
    show,
  );
}

/** Tells each mark once, by its moment. */
function onlyNew(tell: (at: string) => void): (marks: Marks) => void {
  const known = new Set<string>();
  return (marks) => {
    for (const at of momentsOf(marks)) {
      if (!known.has(at)) tell(at);
      known.add(at);
    }
  };
}
