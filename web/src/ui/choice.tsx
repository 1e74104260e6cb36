import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import style from './choice.module.css';

interface ChoiceProps<Value> {
  question: ReactNode;
  values: readonly Value[];
  wordsOf: (value: Value) => ReactNode;
  track: string;
  onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({
  question,
  values,
  wordsOf,
  track,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div role="group" className={style.choice} aria-labelledby={id}>
      <p id={id}>{question}</p>
      {values.map((value) => (
        <Button key={value} data-track={track} onClick={() => onChoose(value)}>
          {wordsOf(value)}
        </Button>
      ))}
    </div>
  );
}
