import { MESSAGE_LIMIT } from '@par-club/functions/contract/limits';
import { ClipboardPaste, Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { cutMessage } from './message.ts';
import style from './message-box.module.css';
import { useTypingPlaceholder } from './typing-placeholder.ts';

/** Id of the box, for what gives it the focus. */
export const MESSAGE_BOX = 'parex-message';

interface MessageBoxProps {
  message: string;
  onMessage: (message: string) => void;
  columnCount: number;
  onColumns: () => void;
  /** Whether the placeholder types its example. */
  typing: boolean;
  /** While the message is being read it stays as it is. */
  locked: boolean;
}

export function MessageBox({ message, onMessage, columnCount, onColumns, typing, locked }: MessageBoxProps) {
  const intl = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  const [wasCut, setWasCut] = useState(false);
  useTypingPlaceholder(box, intl.formatMessage({ id: 'parex.placeholder' }), typing);

  const take = (text: string) => {
    const cut = cutMessage(text);
    setWasCut(cut !== text);
    onMessage(cut);
  };

  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() !== '') take(text);
      else toast('error', intl.formatMessage({ id: 'parex.pasteEmpty' }));
    } catch {
      toast('error', intl.formatMessage({ id: 'parex.pasteFailed' }));
    }
    box.current?.focus();
  };

  return (
    <div className={style.box}>
      <label className="visually-hidden" htmlFor={MESSAGE_BOX}>
        <FormattedMessage id="parex.message" />
      </label>
      <textarea
        ref={box}
        id={MESSAGE_BOX}
        className={style.message}
        value={message}
        readOnly={locked}
        rows={5}
        aria-describedby="parex-counter"
        enterKeyHint="done"
        onChange={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={style.tools}>
        <Button icon={<Columns3 aria-hidden />} data-track="parex-columns" onClick={onColumns}>
          <FormattedMessage id="parex.columns" values={{ count: columnCount }} />
        </Button>
        {message === '' && (
          <Button icon={<ClipboardPaste aria-hidden />} data-track="parex-paste" onClick={() => void paste()}>
            <FormattedMessage id="parex.paste" />
          </Button>
        )}
        <p className={style.counter} id="parex-counter">
          {wasCut && (
            <span className={style.cut} role="status">
              <FormattedMessage id="parex.cut" values={{ limit: MESSAGE_LIMIT }} />
            </span>
          )}
          <span aria-hidden="true">
            <FormattedMessage id="parex.counter" values={{ count: message.length, limit: MESSAGE_LIMIT }} />
          </span>
          <span className="visually-hidden">
            <FormattedMessage
              id="parex.counterLabel"
              values={{ count: message.length, limit: MESSAGE_LIMIT }}
            />
          </span>
        </p>
      </div>
    </div>
  );
}
