import { keepDraft, readDraft } from '#storage/draft.ts';
import { READ_FIELDS, type ReadValues } from './request.ts';

const NAME = 'parendar.request-read';

/**
 * What reading a message changes in the fields: they take what it says. What an earlier reading has put there goes,
 * since it may be about another passenger, and what was typed by hand stays.
 * @param fields as they are now
 * @param before what the earlier reading has put there
 */
export function filling(values: ReadValues, fields: ReadValues, before: ReadValues): ReadValues {
  const left = READ_FIELDS.filter((field) => before[field] !== undefined && before[field] === fields[field]);
  return { ...Object.fromEntries(left.map((field) => [field, ''])), ...values };
}

/** Keeps what a reading has put into the fields, for as long as the tab. */
export function keepRead(values: ReadValues): void {
  keepDraft(NAME, Object.keys(values).length > 0 ? JSON.stringify(values) : '');
}

/** What the last reading has put there. */
export function keptRead(): ReadValues {
  try {
    return JSON.parse(readDraft(NAME) || '{}');
  } catch {
    return {};
  }
}
