import { metresBetween } from './distance.ts';
import type { PositionFix } from './geolocation.ts';

const MIN_WRITE_DELAY_MS = 5000;
/** After it a position goes out even if the car stands, within 30 s on a slow device: clients see its age. */
const MAX_WRITE_DELAY_MS = 20_000;
const MOVED_METRES = 20;

interface PositionSenderParts {
  write: (fix: PositionFix) => Promise<void>;
  /** Asked before each write; call `resume` when it turns true. */
  maySend: () => boolean;
  /** Reads the changes behind a refusal. @returns whether to try again */
  renew: () => Promise<boolean>;
  refused: () => void;
}

/**
 * Sends the newest offered position, if it is worth it, not too often, and one at a time, so that offline none pile up
 * in the database's queue. It ends after two refusals of one write: without a connection the database waits, so there
 * is no other failure.
 */
export function createPositionSender({ write, maySend, renew, refused }: PositionSenderParts) {
  let newest: PositionFix | null = null;
  let sent: PositionFix | null = null;
  // By the page's clock.
  let startedAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let hasEnded = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(later);
    if (hasEnded || isSending || !newest || !maySend()) return;
    const wait = startedAt + MIN_WRITE_DELAY_MS - performance.now();
    if (wait > 0) {
      later = setTimeout(resume, wait);
      return;
    }
    const fix = newest;
    newest = null;
    if (!isWorthSending(sent, fix)) return;
    isSending = true;
    startedAt = performance.now();
    try {
      await write(fix).catch(async (error) => {
        if (!(await renew()) || hasEnded) throw error;
        await write(fix);
      });
      sent = fix;
    } catch {
      if (!hasEnded) refused();
      hasEnded = true;
    }
    isSending = false;
    resume();
  };
  const resume = () => void send();

  return {
    offer(fix: PositionFix) {
      newest = fix;
      resume();
    },
    resume,
    end() {
      hasEnded = true;
      clearTimeout(later);
    },
  };
}

export function isWorthSending(last: PositionFix | null, next: PositionFix): boolean {
  if (!last) return true;
  const passed = next.takenAt.getTime() - last.takenAt.getTime();
  // An unsure device wanders while it stands.
  const standing = Math.max(MOVED_METRES, next.position.accuracy / 2);
  return passed >= MAX_WRITE_DELAY_MS || metresBetween(last.position, next.position) >= standing;
}
