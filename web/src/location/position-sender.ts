import { metresBetween } from './distance.ts';
import type { PositionFix } from './geolocation.ts';

/** Between two writes, at least. */
const MIN_WRITE_DELAY_MS = 5000;
/**
 * After it the next position goes out even if the car stands, so that the shown age stays honest. The device is asked each
 * 12 s, so a place goes out each 24 s, and within 30 s if the device needs a while to find it.
 */
const MAX_WRITE_DELAY_MS = 20_000;
/** Less is standing still. */
const MOVED_METRES = 20;

interface PositionSenderParts {
  write: (fix: PositionFix) => Promise<void>;
  /** Asked before each write; when its answer turns to yes, call `resume`. */
  maySend: () => boolean;
  /** Finds out what is different where a write was refused. @returns whether to try it once more */
  renew: () => Promise<boolean>;
  refused: () => void;
}

/**
 * Sends the newest of the positions it is offered: only what is worth it, not too often, and one at a time, so that
 * without a connection they do not pile up in the database's own queue. It ends with a write that is refused twice: the
 * database waits for a connection by itself, so there is no other failure.
 */
export function createPositionSender({ write, maySend, renew, refused }: PositionSenderParts) {
  let newest: PositionFix | null = null;
  let sent: PositionFix | null = null;
  // By a clock that nobody sets.
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
      // What was ended meanwhile has to say nothing more.
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

/** Whether a position is worth a write after the last one that was sent. */
export function isWorthSending(last: PositionFix | null, next: PositionFix): boolean {
  if (!last) return true;
  const passed = next.takenAt.getTime() - last.takenAt.getTime();
  // A device that is unsure of its place wanders while it stands.
  const standing = Math.max(MOVED_METRES, next.position.accuracy / 2);
  return passed >= MAX_WRITE_DELAY_MS || metresBetween(last.position, next.position) >= standing;
}
