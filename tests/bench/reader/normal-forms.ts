import type { ScoredField } from './labelled-messages.ts';

/**
 * The form in which two spellings of one answer are equal: phones as digits with the country's code, dates as
 * YYYY-MM-DD, times as HH:MM, seats as a number, names and places without case and punctuation.
 * @param today YYYY-MM-DD; a date without a year is the first such day not before it
 */
export function normalForm(field: ScoredField, value: string, today: string): string {
  const text = value.normalize('NFKC').trim();
  if (text === '') return '';
  switch (field) {
    case 'phone':
      return phone(text);
    case 'date':
      return date(text, today) ?? text.toLowerCase();
    case 'time':
      return time(text.toLowerCase().replace(/\s+/g, ' '));
    case 'seats':
      return seats(text);
    default:
      return words(text);
  }
}

function phone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (digits === '') return text.toLowerCase();
  if (/^0\d{9}$/.test(digits)) return `38${digits}`;
  if (/^80\d{9}$/.test(digits)) return `3${digits}`;
  return digits;
}

function date(text: string, today: string): string | undefined {
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*)?$/.exec(text);
  if (yearFirst) return isoDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?:\s*(?:р|г)\.?)?$/.exec(text);
  if (dayFirst) {
    const year = Number(dayFirst[3]);
    return isoDay(year < 100 ? 2000 + year : year, Number(dayFirst[2]), Number(dayFirst[1]));
  }
  const noYear = /^(\d{1,2})[-./](\d{1,2})\.?$/.exec(text);
  if (!noYear) return undefined;
  // 29 February comes within eight years.
  return Array.from({ length: 9 }, (_, years) =>
    isoDay(Number(today.slice(0, 4)) + years, Number(noYear[2]), Number(noYear[1])),
  ).find((day) => day !== undefined && day >= today);
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const time = new Date(Date.UTC(year, month - 1, day));
  const exists =
    time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  return exists ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : undefined;
}

const CLOCK = /^(\d{1,2})(?:[:.\-\s](\d{2})(?::\d{2})?)?(?: ?(a|p)\.?m\.?)?(?: ?(?:год|час|h)\.?)?$/;

function time(text: string): string {
  const [, hours, minutes = '0', half] = CLOCK.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? [];
  if (hours === undefined) return text;
  let hour = Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return text;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  return hour < 24 && Number(minutes) < 60 ? `${twoDigits(hour)}:${twoDigits(Number(minutes))}` : text;
}

function seats(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 ? String(Number(numbers[0])) : text.toLowerCase();
}

/** Without letter case, punctuation, runs of blanks, and with one kind of apostrophe and dash. */
export function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘ʼ`´′ʹ＇]/g, "'")
    .replace(/\s*[‐‑‒–—−-]\s*/g, '-')
    .replace(/[.,;:!?()[\]"«»„“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
