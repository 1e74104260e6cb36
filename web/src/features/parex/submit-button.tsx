import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';

/** Disabled while a message is read, which takes the focus from it; it gets that back when it may. */
export function SubmitButton({ isReading, ready }: { isReading: boolean; ready: boolean }) {
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
      >
        <FormattedMessage id={isReading ? 'parex.reading' : 'parex.submit'} />
      </Button>
      <span className="visually-hidden" role="status">
        {isReading && <FormattedMessage id="parex.reading" />}
      </span>
    </>
  );
}
