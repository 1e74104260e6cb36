import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import type { FailureReason } from '../contract/failures.ts';
import { REGION } from '../contract/region.ts';
import { CallFailure } from './failure.ts';
import { type googleSecrets, settings } from './settings.ts';
import { traceOf } from './trace.ts';

/** A run takes items for eight minutes; the platform ends it after nine. */
const [RUN_MS, TIMEOUT_SECONDS] = [480_000, 540];
/** Each of another owner. */
const AT_ONCE = 16;
/** More items are read while fewer owners wait. */
const OWNERS = 50;
const PAGE_SIZE = 100;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [30 * 60_000, 24 * 60 * 60_000];

/** A deployed function that runs by a schedule, and logs the run's result: counts and ages, nothing personal. */
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

export interface Due {
  /** A uid. */
  owner: string;
  overdue: number;
}

interface Work<Item extends Due> {
  name: string;
  items: AsyncIterable<Item>;
  /** @returns the outcome, which is counted */
  work: (item: Item) => Promise<string>;
  /** Puts an item that failed off to a later run. */
  putOff?: (item: Item, reason: FailureReason) => Promise<unknown>;
  clock?: () => number;
}

/**
 * Works on due items until none is left or the time is up. Owners take turns; a failed item ends neither the run nor
 * another owner's turn.
 * @returns the count of each outcome or failure's reason; how many items were read and not reached; the age of the
 * oldest
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
  /** Owners without an item in work. */
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

export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}

/** The query's documents whose `field` is due, longest first, page by page. @param fields to read besides */
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
