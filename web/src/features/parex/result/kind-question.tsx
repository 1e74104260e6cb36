import type { Kind } from '@par-club/functions/contract/kinds.values';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { kindChoices } from '#reading/kind-choices.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './kind-question.module.css';

interface KindQuestionProps {
  /** The likeliest one. */
  kind: Kind;
  onChoose: (kind: Kind) => void;
}

export function KindQuestion({ kind, onChoose }: KindQuestionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div role="group" className={style.question} aria-labelledby={id}>
      <Text id={id} text="parex.kind.which" />
      {kindChoices(kind).map((each) => (
        <Button key={each} data-track="parex-kind" onClick={() => onChoose(each)}>
          <FormattedMessage id={`parex.kind.${each}`} />
        </Button>
      ))}
    </div>
  );
}
