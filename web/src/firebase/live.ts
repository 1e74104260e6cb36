import { useEffect, useSyncExternalStore } from 'react';
import { useObservable } from 'reactfire';
import { Observable, Subject, takeUntil } from 'rxjs';
import { userChanges } from '#session/user-changes.ts';
import type { Listener } from './database.ts';

export type Live<Value> =
  | { state: 'loading' }
  /** `fromCache` until the server confirms it. */
  | { state: 'here'; value: Value; fromCache: boolean }
  | { state: 'denied' };

/** Starts listening. @returns the unsubscribe function */
export type Listen<Value> = (listener: Listener<Value>) => () => void;

/** Before a broken subscription is opened again; the SDK itself reconnects. */
const RETRY_DELAY_MS = 5000;
/** A source waits so long for its first reader: a render may never be shown. */
const UNREAD_TIMEOUT_MS = 30_000;

interface Source {
  observable: Observable<Live<unknown>>;
  readers: number;
  end: () => void;
}

const sources = new Map<string, Source>();

/**
 * A live read, shared by all readers of a key, through reactfire's cache of observables. That cache never ends a
 * subscription, and keeps an error for ever. So a source here counts its readers, ends with the last of them and with
 * the user, and turns errors into states.
 * @param key names the data; equal keys share one source
 */
export function useLive<Value>(key: string, listen: Listen<Value>): Live<Value> {
  const generation = useSyncExternalStore(userChanges.subscribe, userChanges.count);
  const name = `${generation}:${key}`;
  const source = sourceOf(name, listen);
  useEffect(() => {
    source.readers += 1;
    return () => {
      source.readers -= 1;
      // Another reader may come in the same turn, as when components change places.
      setTimeout(() => source.readers === 0 && source.end());
    };
  }, [source]);
  const { data } = useObservable<Live<unknown>>(name, source.observable, {
    suspense: false,
    initialData: LOADING,
  });
  return data as Live<Value>;
}

const LOADING: Live<never> = { state: 'loading' };

function sourceOf<Value>(name: string, listen: Listen<Value>): Source {
  const known = sources.get(name);
  if (known) return known;
  const ended = new Subject<void>();
  const source: Source = {
    observable: observe(listen).pipe(takeUntil(ended)),
    readers: 0,
    end() {
      // Two leaving readers both end it; another source may have the name by then.
      if (sources.get(name) !== source) return;
      sources.delete(name);
      reactfireCache().delete(name);
      ended.next();
      ended.complete();
    },
  };
  sources.set(name, source);
  setTimeout(() => source.readers === 0 && source.end(), UNREAD_TIMEOUT_MS);
  return source;
}

function observe<Value>(listen: Listen<Value>): Observable<Live<unknown>> {
  return new Observable((reader) => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    let last: { value: Value } | null = null;
    const open = () => {
      stop = listen({
        next(value, fromCache) {
          last = { value };
          reader.next({ state: 'here', value, fromCache });
        },
        fail(code) {
          if (code === 'permission-denied') return reader.next({ state: 'denied' });
          // Unconfirmed until the subscription is open again.
          if (last) reader.next({ state: 'here', value: last.value, fromCache: true });
          retry = setTimeout(open, RETRY_DELAY_MS);
        },
      });
    };
    open();
    return () => {
      clearTimeout(retry);
      stop();
    };
  });
}

/** Reactfire's store of observables; its API cannot remove one. */
function reactfireCache(): Map<string, unknown> {
  return (globalThis as unknown as { _reactFirePreloadedObservables: Map<string, unknown> })
    ._reactFirePreloadedObservables;
}
