import { daysOfUse } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';

/** Counts today once. @param today YYYY-MM-DD @returns on how many days this browser used the tools */
export function countDay(today: string): number {
  const stored = storedText(daysOfUse);
  const [last = '', count = '0'] = stored.read().split(' ');
  const days = Number.parseInt(count, 10) || 0;
  if (last === today) return days;
  stored.save(`${today} ${days + 1}`);
  return days + 1;
}
