import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import type { FailureReason } from '../contract/failures.ts';
import { REGION } from '../contract/region.ts';
import { CallFailure } from './failure.ts';
import { type googleSecrets, settings } from './settings.ts';
import { traceOf } from './trace.ts';

/** A run takes no more items after eight minutes, and the platform ends it after nine. */
const [RUN_MS, TIMEOUT_SECONDS] = [480_000, 540];
/** Items that are worked on at once, each of another owner. */
const AT_ONCE = 16;
/** As long as fewer owners wait for their turn, more items are read. */
const OWNERS = 50;
const PAGE_SIZE = 100;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [30 * 60_000, 24 * 60 * 60_000];

/** A deployed function that runs by a schedule, and logs what the run returns: counts and ages, nothing of people. */
export function scheduled(
  name: string,
  schedule: string,
  run: () => Promise<object | undefined>,
  secrets: typeof googleSecrets = [],
): ScheduleFunction {
  const times = { schedule, timeZone: settings.timeZone, timeoutSeconds: TIMEOUT_SECONDS };
  return onSchedule({ region: REGION, ...times, secrets }, async () => {
    try {
      logger.info('run', { function: name, ...(await run()) });
    } catch (error) {
      logger.error('unforeseen', { function: name, ...traceOf(error) });
      // The platform logs the message.
      throw new Error(`${name} failed`);
    }
  });
}

/** An item that has been due for some milliseconds. */
export interface Due {
  /** The person it belongs to. */
  owner: string;
  overdue: number;
}

interface Work<Item extends Due> {
  /** Of the function, for the log. */
  name: string;
  items: AsyncIterable<Item>;
  /** Does one item. @returns the outcome, which is counted */
  work: (item: Item) => Promise<string>;
  /** Has an item that failed wait for a later run. */
  putOff?: (item: Item, reason: FailureReason) => Promise<unknown>;
  clock?: () => number;
}

/**
 * Works on due items until there are none or the time is up. Owners take turns, and an item that fails ends neither the run
 * nor the turn of another.
 * @returns how often each outcome, or reason of a failure, came; how many were read and not reached; the age of the oldest
 */
export async function workOff<Item extends Due>({
  name,
  items,
  work,
  putOff,
  clock = Date.now,
}: Work<Item>): Promise<Record<string, number>> {
  const end = clock() + RUN_MS;
  const counts: Record<string, number> = {};
  const source = items[Symbol.asyncIterator]();
  const queues = new Map<string, Item[]>();
  /** Owners of whose items none is worked on. */
  const waiting: string[] = [];
  let [isRead, oldest] = [false, 0];

  async function next(): Promise<Item | undefined> {
    while (!isRead && waiting.length < OWNERS) {
      const { done, value } = await source.next();
      isRead ||= done === true;
      if (done) break;
      oldest = Math.max(oldest, value.overdue);
      if (queues.get(value.owner)?.push(value)) continue;
      queues.set(value.owner, [value]);
      waiting.push(value.owner);
    }
    const owner = waiting.shift();
    return owner === undefined ? undefined : queues.get(owner)?.shift();
  }

  async function outcomeOf(item: Item): Promise<string> {
    const report = (error: unknown) => logger.error('unforeseen', { function: name, ...traceOf(error) });
    try {
      return await work(item);
    } catch (error) {
      const reason = error instanceof CallFailure ? error.reason : 'internal';
      if (reason === 'internal') report(error);
      await putOff?.(item, reason).catch(report);
      return reason;
    }
  }

  async function lane(): Promise<void> {
    while (clock() < end) {
      const item = await next();
      if (!item) return;
      const outcome = await outcomeOf(item);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (queues.get(item.owner)?.length) waiting.push(item.owner);
      else queues.delete(item.owner);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const left = [...queues.values()].reduce((sum, { length }) => sum + length, 0);
  return { ...counts, left, oldestMinutes: Math.floor(oldest / 60_000) };
}

/** How long an item waits that has failed so many times. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/**
 * The documents of a query whose `field` is not after a moment, page by page, the longest due first.
 * @param fields that are read besides; the documents have no others
 */
export async function* dueDocuments(
  query: Query,
  field: string,
  until: number,
  fields: readonly string[],
  ownerOf: (document: QueryDocumentSnapshot) => string,
) {
  const due = query.where(field, '<=', new Date(until)).orderBy(field);
  const pages = due.select(field, ...fields).limit(PAGE_SIZE);
  for (let page = pages; ; ) {
    const { docs } = await page.get();
    for (const document of docs) {
      yield { document, owner: ownerOf(document), overdue: until - document.get(field).toMillis() };
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE_SIZE) return;
    page = pages.startAfter(last);
  }
}
