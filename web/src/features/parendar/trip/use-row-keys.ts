import { useState } from 'react';

/** Keys of rows that have no names of their own that last: a row that goes or moves must not take another's place. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, () => crypto.randomUUID() as string));
  return {
    keyAt: (index: number) => keys[index] ?? String(index),
    add(): void {
      setKeys([...keys, crypto.randomUUID()]);
    },
    remove: (index: number) => setKeys(keys.filter((_, at) => at !== index)),
    swap: (index: number, other: number) => setKeys(swapped(keys, index, other)),
  };
}

export function swapped<Item>(list: readonly Item[], index: number, other: number): Item[] {
  const next = [...list];
  const [one, two] = [list[index], list[other]];
  if (one !== undefined && two !== undefined) [next[index], next[other]] = [two, one];
  return next;
}
