import { Text } from '#ui/text.tsx';
import style from './set-select.module.css';
import type { ColumnSets } from './sets.ts';

interface SetSelectProps {
  sets: ColumnSets;
  onChoose: (id: string) => void;
  locked: boolean;
}

export function SetSelect({ sets: { active, sets }, onChoose, locked }: SetSelectProps) {
  if (sets.length < 2) return null;
  return (
    <label className={style.set}>
      <Text as="span" className="visually-hidden" text="parex.set" />
      <select
        value={active}
        disabled={locked}
        data-track="parex-set"
        onChange={(event) => onChoose(event.target.value)}
      >
        {sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
