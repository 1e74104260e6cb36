import type { Kind } from '@par-club/functions/contract/kinds.values';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { kindChoices } from '#reading/kind-choices.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './rides.module.css';

interface KindQuestionProps {
  /** The likeliest one. */
  kind: Kind;
  onChoose: (kind: Kind) => void;
}

export function KindQuestion({ kind, onChoose }: KindQuestionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div role="group" className={style.actions} aria-labelledby={id}>
      <Text id={id} className={style.which} text="parendar.ride.which" />
      {kindChoices(kind).map((each) => (
        <Button key={each} data-track="parendar-ride-kind" onClick={() => onChoose(each)}>
          <FormattedMessage id={`parendar.ride.kind.${each}`} />
        </Button>
      ))}
    </div>
  );
}
