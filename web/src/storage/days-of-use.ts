import { readLocal, writeLocal } from './local.ts';

const KEY = 'parclub.days_of_use';

/** Counts today, once. @param today YYYY-MM-DD @returns on how many days the tools were used in this browser */
export function countDay(today: string): number {
  const [last = '', count = '0'] = (readLocal(KEY) ?? '').split(' ');
  const days = Number.parseInt(count, 10) || 0;
  if (last === today) return days;
  writeLocal(KEY, `${today} ${days + 1}`);
  return days + 1;
}
