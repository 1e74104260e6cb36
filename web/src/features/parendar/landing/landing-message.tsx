import { Eraser } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { TextBox } from '#ui/field.tsx';
import { PasteButton } from '../parts/paste-button.tsx';
import style from './landing-message.module.css';

interface LandingMessageProps {
  message: string;
  failure: ReactNode;
  onMessage: (message: string) => void;
}

export function LandingMessage({ message, failure, onMessage }: LandingMessageProps) {
  const intl = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  const fill = (text: string) => {
    onMessage(text);
    // The button that was pressed gives way to another.
    box.current?.focus();
  };
  return (
    <>
      <TextBox
        ref={box}
        label={intl.formatMessage({ id: 'parendar.request.message' })}
        placeholder={intl.formatMessage({ id: 'parendar.request.placeholder' })}
        hint={<FormattedMessage id="parendar.landing.onDevice" />}
        error={failure}
        value={message}
        onChange={(event) => onMessage(event.target.value)}
      />
      <div className={style.tools}>
        {message === '' ? (
          <>
            <PasteButton onPaste={fill} />
            <Button
              data-track="parendar-sample"
              onClick={() => fill(intl.formatMessage({ id: 'parendar.landing.sampleMessage' }))}
              text="parendar.landing.sample"
            />
          </>
        ) : (
          <Button icon={<Eraser aria-hidden />} data-track="parendar-clear" onClick={() => fill('')}>
            <FormattedMessage id="parendar.landing.clear" />
          </Button>
        )}
      </div>
    </>
  );
}
