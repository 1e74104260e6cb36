import { keepDraft, readDraft } from './draft.ts';

/** What a form holds: a text for each of its fields. */
type Texts<Form> = Record<keyof Form, string>;

/** What was typed into a form of this tab; where nothing was, or what cannot be read, what it starts with. */
export function readFormDraft<Form extends Texts<Form>>(name: string, initial: Form): Form {
  const kept = fieldsOf(readDraft(name));
  const names = Object.keys(initial) as (keyof Form & string)[];
  const known = names.flatMap((field) => {
    const value = kept[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...initial, ...Object.fromEntries(known) };
}

/** Keeps what was typed into a form, for as long as the tab. A form as it was at the start needs no keeping. */
export function keepFormDraft<Form extends Texts<Form>>(name: string, form: Form, initial: Form): void {
  const names = Object.keys(initial) as (keyof Form & string)[];
  const isTouched = names.some((field) => form[field] !== initial[field]);
  keepDraft(name, isTouched ? JSON.stringify(form) : '');
}

function fieldsOf(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft || '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
