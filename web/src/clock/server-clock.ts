/** Clocks that differ by less count as the same. */
const TOLERANCE_MS = 60_000;
/** Before the server is asked once more where it could not be. */
const RETRY_DELAY_MS = 60_000;

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;
/** What the device's clock said when the page's own began, which nobody sets. */
let pageStart = startOfPage();
let readServerTime: (() => Promise<unknown>) | undefined;

/**
 * The time by the server's clock, in milliseconds since 1970; by the device's until the server has answered. Where
 * somebody has set that since, or it slept, the server is asked anew.
 */
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

/**
 * @param readTime what the server's clock says now, ISO
 * @param readAgain brings another such answer
 */
export function setServerTime(readTime: string, readAgain: () => Promise<unknown>): void {
  ahead = Date.parse(readTime) - Date.now();
  if (!(Math.abs(ahead) > TOLERANCE_MS)) ahead = 0;
  readServerTime = readAgain;
}

function startOfPage(): number {
  return Date.now() - performance.now();
}
