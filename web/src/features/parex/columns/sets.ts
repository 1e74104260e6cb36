import { parexSets } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { readColumns, saveColumns, tidyColumns } from './columns.ts';
import readyMade from './ready-made.json' with { type: 'json' };

export interface ColumnSet {
  id: string;
  name: string;
  columns: readonly string[];
}

export interface ColumnSets {
  active: string;
  sets: readonly ColumnSet[];
}

export const SET_LIMIT = 6;
/** Longest name of a set, in UTF-16 code units. */
export const SET_NAME_LIMIT = 40;

const OWN = 'own';

const stored = storedJson(parexSets, (json): ColumnSets | null => {
  const { active, sets } = json as ColumnSets;
  const kept = sets.slice(0, SET_LIMIT).map(({ id, name, columns }) => ({
    id: String(id),
    name: String(name),
    columns: tidyColumns(columns),
  }));
  return kept.some(({ id }) => id === active) ? { active, sets: kept } : null;
});

/** The saved sets, of which the active one has the saved columns; own columns and ready-made sets where none is saved. */
export function readSets(): ColumnSets {
  const { active, sets } = stored.read() ?? {
    active: OWN,
    sets: [{ id: OWN, name: 'Мої колонки', columns: [] }, ...readyMade],
  };
  const columns = readColumns();
  return { active, sets: sets.map((set) => (set.id === active ? { ...set, columns } : set)) };
}

export function activeSet({ active, sets }: ColumnSets): ColumnSet {
  const set = sets.find(({ id }) => id === active) ?? sets[0];
  if (!set) throw new Error('There is no set of columns.');
  return set;
}

/** Whether both the sets and the columns of the active one were kept. */
export function saveSets(next: ColumnSets): boolean {
  return [stored.save(next), saveColumns(activeSet(next).columns)].every(Boolean);
}

export function chooseSet(id: string): boolean {
  return saveSets({ ...readSets(), active: id });
}
