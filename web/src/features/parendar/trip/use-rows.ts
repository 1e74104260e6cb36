import { useRef, useState } from 'react';

/**
 * The rows of a list that is filled in. They have keys of their own, so that a row that goes or moves takes no other's
 * place.
 */
export function useRows<Row>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const [keys, setKeys] = useState(() => rows.map(newKey));
  const [added, setAdded] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  return {
    addButton,
    keyAt: (index: number) => keys[index] ?? String(index),
    isAdded: (index: number) => index === added,
    add(row: Row): void {
      setKeys([...keys, newKey()]);
      setAdded(rows.length);
      onChange([...rows, row]);
    },
    change: (index: number, row: Row) => onChange(rows.map((each, at) => (at === index ? row : each))),
    remove(index: number): void {
      setKeys(keys.filter((_, at) => at !== index));
      setAdded(null);
      onChange(rows.filter((_, at) => at !== index));
      // The button that had the focus is gone.
      addButton.current?.focus();
    },
    swap(index: number, other: number): void {
      setKeys(swapped(keys, index, other));
      setAdded(null);
      onChange(swapped(rows, index, other));
    },
  };
}

function newKey(): string {
  return crypto.randomUUID();
}

function swapped<Item>(list: readonly Item[], index: number, other: number): Item[] {
  const next = [...list];
  const [one, two] = [list[index], list[other]];
  if (one !== undefined && two !== undefined) [next[index], next[other]] = [two, one];
  return next;
}
