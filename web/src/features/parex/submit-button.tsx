import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';

interface SubmitButtonProps {
  label: 'parex.submit' | 'parex.chat.submit';
  isReading: boolean;
  ready: boolean;
}

/** Disabled while a message is read, which takes the focus from it; it gets that back when it may. */
export function SubmitButton({ label, isReading, ready }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isReading && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [isReading]);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        variant="primary"
        big
        busy={isReading}
        disabled={!ready}
        onClick={() => {
          hadFocus.current = document.activeElement === button.current;
        }}
        text={isReading ? 'parex.reading' : label}
      />
      <span className="visually-hidden" role="status">
        {isReading && <FormattedMessage id="parex.reading" />}
      </span>
    </>
  );
}
