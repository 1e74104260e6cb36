const TOLERANCE_MS = 60_000;
/** Delay after a failed request for the server's time. */
const RETRY_DELAY_MS = 60_000;

/** Milliseconds from this device's clock to the server's. */
let ahead = 0;
/** The start of `performance.now()` by the device's clock: it moves when somebody sets that clock. */
let pageStart = startOfPage();
let readServerTime: (() => Promise<unknown>) | undefined;

/** In milliseconds since 1970. Asks the server again after a change of the device's clock, or its sleep. */
export function serverNow(): number {
  if (Math.abs(startOfPage() - pageStart) > TOLERANCE_MS) {
    pageStart = startOfPage();
    readServerTime?.().catch(() =>
      setTimeout(() => {
        pageStart = 0;
      }, RETRY_DELAY_MS),
    );
  }
  return Date.now() + ahead;
}

/** @param readTime the server's time now, ISO @param readAgain reads it again */
export function setServerTime(readTime: string, readAgain: () => Promise<unknown>): void {
  ahead = Date.parse(readTime) - Date.now();
  if (!(Math.abs(ahead) > TOLERANCE_MS)) ahead = 0;
  readServerTime = readAgain;
}

function startOfPage(): number {
  return Date.now() - performance.now();
}
