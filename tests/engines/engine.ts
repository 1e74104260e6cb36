/** Milliseconds after which something hangs, whatever it was. */
export const CEILING = 60_000;

/** A phone's screen, in CSS pixels. */
export const SCREEN = { width: 412, height: 915 };

/** Where nothing listens. Pages ask other machines by this proxy, so that the tests reach none. */
export const NOWHERE = '127.0.0.1:9';

/** In degrees; the accuracy in metres. */
export type Place = { latitude: number; longitude: number; accuracy: number };

/** A browser that the other tests do not run in. */
export interface Engine {
  /** Opens a tab that shares nothing with an earlier one. Close it before the next. */
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** An expression of JavaScript that is evaluated in the page; its promise is waited for. What it throws is thrown here. */
export type Script = string;

/** A tab of an engine. */
export interface Tab {
  /** Loads an address, up to the page's event `load`. */
  open: (address: string) => Promise<void>;
  /** @returns the script's value, which must be JSON */
  evaluate: (script: Script) => Promise<unknown>;
  /** Clicks the element that is the script's value. */
  click: (script: Script) => Promise<void>;
  /** Types into the field that is the script's value, after what is there. */
  type: (script: Script, text: string) => Promise<void>;
  /** Puts the device of the open page at a place, which the page may know. */
  standAt: (place: Place) => Promise<void>;
  close: () => Promise<void>;
}

/** The call of a function that uses nothing but its arguments, which are JSON, and what the page has. */
export function callOf<Args extends unknown[]>(inPage: (...args: Args) => unknown, ...args: Args): Script {
  return `(${inPage})(...${JSON.stringify(args)})`;
}
