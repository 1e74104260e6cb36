import type { StorageEntry } from './registry.ts';
import type { Stored } from './stored.ts';
import { storedJson } from './stored-json.ts';

/** A form's typed text, else its initial values. An unchanged form is not stored. */
export function formDraft<Form extends Record<keyof Form, string>>(
  entry: StorageEntry,
  initial: Form,
  id?: string,
): Stored<Form> {
  const names = Object.keys(initial) as (keyof Form & string)[];
  const { read, save, clear } = storedJson(entry, (json) => json as Record<string, unknown> | null, id);
  return {
    read() {
      const typed = read() ?? {};
      const known = names.filter((field) => typeof typed[field] === 'string');
      return { ...initial, ...Object.fromEntries(known.map((field) => [field, typed[field]])) };
    },
    save: (form) => save(names.some((field) => form[field] !== initial[field]) ? form : null),
    clear,
  };
}
