const MINUTE = 60_000;

/** Milliseconds that the server's clock is ahead of this device's; less than a minute counts as nothing. */
let ahead = 0;
/** What the device's clock said when the page's own, which nobody sets, began; anything else is a doubt. */
let began = beginning();
let ask: (() => Promise<unknown>) | undefined;

/**
 * The time by the server's clock, in milliseconds since 1970; by the device's until the server is heard. Where somebody
 * has set that since, or it slept, the server is asked anew.
 */
export function serverNow(): number {
  if (Math.abs(beginning() - began) > MINUTE) {
    began = beginning();
    ask?.().catch(() =>
      setTimeout(() => {
        began = 0;
      }, MINUTE),
    );
  }
  return Date.now() + ahead;
}

/**
 * @param readTime what the server's clock says now, ISO
 * @param again brings another such answer
 */
export function hearServer(readTime: string, again: () => Promise<unknown>): void {
  ahead = Date.parse(readTime) - Date.now();
  if (!(Math.abs(ahead) > MINUTE)) ahead = 0;
  ask = again;
}

function beginning(): number {
  return Date.now() - performance.now();
}
