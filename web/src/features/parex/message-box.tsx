import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { ClipboardPaste, Columns3 } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { isBlank, type Message } from './message.ts';
import style from './message-box.module.css';
import { useTypingPlaceholder } from './typing-placeholder.ts';

/** Refusals do not pile up. */
const PASTE_TOAST = 'parex-paste';

/** Id of the box, for what gives it the focus. */
export const MESSAGE_BOX = 'parex-message';

interface MessageBoxProps {
  /** Id of the box. */
  id?: string;
  message: Message;
  /** Longest text that it takes. */
  limit?: number;
  label?: ReactNode;
  placeholder?: string;
  onMessage: (text: string, wasCut?: boolean) => void;
  columnCount: number;
  onColumns: () => void;
  /** Whether the placeholder types its example. */
  typing: boolean;
  /** While the message is being read it stays as it is. */
  locked: boolean;
}

/** A box for a passenger's message, or for a chat, with its tools. */
export function MessageBox({
  id = MESSAGE_BOX,
  message,
  limit = MESSAGE_LIMIT,
  label = <FormattedMessage id="parex.message" />,
  placeholder,
  onMessage,
  columnCount,
  onColumns,
  typing,
  locked,
}: MessageBoxProps) {
  const intl = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  /** Whether the paste that comes next is longer than what the box takes of it. */
  const overflows = useRef(false);
  useTypingPlaceholder(box, placeholder ?? intl.formatMessage({ id: 'parex.placeholder' }), typing);

  const pasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const room = limit - (value.length - (selectionEnd - selectionStart));
    overflows.current = event.clipboardData.getData('text').length > room;
  };

  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      if (!isBlank(text)) onMessage(text);
      else toast('error', intl.formatMessage({ id: 'parex.pasteEmpty' }), { id: PASTE_TOAST });
    } catch {
      toast('error', intl.formatMessage({ id: 'parex.pasteFailed' }), { id: PASTE_TOAST });
    }
    box.current?.focus();
  };

  const counted = { count: message.text.length, limit };
  return (
    <div className={style.box}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        className={style.message}
        value={message.text}
        readOnly={locked}
        rows={5}
        aria-describedby={`${id}-counter`}
        maxLength={limit}
        onPaste={pasted}
        onChange={(event) => {
          onMessage(event.target.value, overflows.current);
          overflows.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={style.tools}>
        <Button
          icon={<Columns3 aria-hidden />}
          data-track="parex-columns"
          disabled={locked}
          onClick={onColumns}
        >
          <FormattedMessage id="parex.columns" values={{ count: columnCount }} />
        </Button>
        {message.text === '' && (
          <Button icon={<ClipboardPaste aria-hidden />} data-track="parex-paste" onClick={() => void paste()}>
            <FormattedMessage id="parex.paste" />
          </Button>
        )}
        <p className={style.counter} id={`${id}-counter`}>
          {message.wasCut && (
            <span className={style.cut} role="status">
              <FormattedMessage id="parex.cut" values={{ limit }} />
            </span>
          )}
          <span aria-hidden="true">
            <FormattedMessage id="parex.counter" values={counted} />
          </span>
          <span className="visually-hidden">
            <FormattedMessage id="parex.counterLabel" values={counted} />
          </span>
        </p>
      </div>
    </div>
  );
}
