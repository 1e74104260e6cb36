import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { ClipboardPaste, Columns3 } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { isBlank, type Message } from './message.ts';
import style from './message-box.module.css';
import { useTypingPlaceholder } from './typing-placeholder.ts';

const PASTE_TOAST = 'parex-paste';

export const MESSAGE_BOX = 'parex-message';
export const CHAT_BOX = 'parex-chat';

export function focusBox(): void {
  (document.getElementById(MESSAGE_BOX) ?? document.getElementById(CHAT_BOX))?.focus();
}

interface MessageBoxProps {
  id?: string;
  message: Message;
  limit?: number;
  label?: ReactNode;
  placeholder?: string;
  /** @param text may be longer than the limit */
  onMessage: (text: string) => void;
  /** Takes a text that is too long for this box to the one for several messages. */
  onSeveral?: (whole: string) => void;
  columnCount: number;
  onColumns: () => void;
  setSelect: ReactNode;
  typing: boolean;
  locked: boolean;
  takesFocus?: boolean;
}

export function MessageBox({
  id = MESSAGE_BOX,
  message,
  limit = MESSAGE_LIMIT,
  label = <FormattedMessage id="parex.message" />,
  placeholder,
  onMessage,
  onSeveral,
  columnCount,
  onColumns,
  setSelect,
  typing,
  locked,
  takesFocus = false,
}: MessageBoxProps) {
  const intl = useIntl();
  const box = useRef<HTMLTextAreaElement>(null);
  /** The text with the paste that comes next, where the box takes only a part of it. */
  const overflow = useRef<string | null>(null);
  useTypingPlaceholder(box, placeholder ?? intl.formatMessage({ id: 'parex.placeholder' }), typing);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const pasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const clip = event.clipboardData.getData('text');
    const whole = value.slice(0, selectionStart) + clip + value.slice(selectionEnd);
    overflow.current = whole.length > limit ? whole : null;
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
          onMessage(overflow.current ?? event.target.value);
          overflow.current = null;
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
          text="parex.columns"
          values={{ count: columnCount }}
        />
        {setSelect}
        {message.text === '' && (
          <Button icon={<ClipboardPaste aria-hidden />} data-track="parex-paste" onClick={() => void paste()}>
            <FormattedMessage id="parex.paste" />
          </Button>
        )}
        <p className={style.counter} id={`${id}-counter`}>
          {message.whole !== null && (
            <Text as="span" className={style.cut} role="status" text="parex.cut" values={{ limit }} />
          )}
          <Text as="span" aria-hidden="true" text="parex.counter" values={counted} />
          <Text as="span" className="visually-hidden" text="parex.counterLabel" values={counted} />
        </p>
      </div>
      {message.whole !== null && onSeveral && (
        <Button data-track="parex-long" onClick={() => onSeveral(message.whole ?? '')} text="parex.long" />
      )}
    </div>
  );
}
