import { CHAT_LIMIT } from '@par-club/functions/contract/parex.values';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askModel } from '#reading/ask-model.data.ts';
import { chatPieces } from '#reading/chat-pieces.ts';
import { readOnDevice, readOneRow } from '#reading/reading.data.ts';
import { usePieces } from '#reading/use-pieces.ts';
import { parexChatDraft } from '#storage/registry.ts';
import { onAuthorChange, typedText } from '#storage/typed-text.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { keepRows, notifySheetFull, useKeepOnLeave } from '../keeping/keep-rows.ts';
import { cutMessage, isBlank } from '../message.ts';
import { CHAT_BOX, MessageBox } from '../message-box.tsx';
import { ReadingsHint } from '../readings-hint.tsx';
import { type ShownReading, shownReading } from '../result/corrected.ts';
import { SubmitButton } from '../submit-button.tsx';
import style from './several.module.css';
import { SeveralDialog } from './several-dialog.tsx';

const draft = typedText(parexChatDraft);
const READERS = { model: askModel, device: readOnDevice, row: readOneRow } as const;

interface SeveralProps {
  columns: readonly string[];
  onColumns: () => void;
  /** @param locked whether another set must not be chosen now */
  setSelect: (locked: boolean) => ReactNode;
  warning: ReactNode;
  takesFocus: boolean;
}

/** A chat that is read in pieces. Once all are read and their rows are in the sheet, closing them clears the chat. */
export function Several({ columns, onColumns, setSelect, warning, takesFocus }: SeveralProps) {
  const intl = useIntl();
  const [chat, setChat] = useState(() => cutMessage(draft.read(), CHAT_LIMIT));
  const [asked, setAsked] = useState({ chat: '', columns });
  const [isOpen, setOpen] = useState(false);
  const { pieces, start, again, replace, reset } = usePieces<ShownReading>();
  const readings = pieces.flatMap(({ reading }) => reading ?? []);
  useKeepOnLeave(readings);
  const texts = chatPieces(chat.text);
  const isReading = pieces.some(({ status }) => status === 'waiting' || status === 'reading');
  const isAsked = pieces.length > 0 && asked.chat === chat.text && asked.columns === columns;
  const failed = pieces.filter(({ status }) => status === 'failed').length;
  const count = readings.reduce((sum, { rows }) => sum + rows.length, 0);

  const changeChat = (text: string) => {
    const next = cutMessage(text, CHAT_LIMIT);
    setChat(next);
    draft.save(next.text);
  };

  const submit = () => {
    if (columns.length === 0) {
      toast('error', intl.formatMessage({ id: 'failure.no-columns' }));
      return;
    }
    if (!keepRows(readings)) {
      notifySheetFull(intl);
      return;
    }
    setAsked({ chat: chat.text, columns });
    start(texts, shown(askModel, columns));
    setOpen(true);
  };

  /** @param isOnlyDone whether what is still to be read stays */
  const close = (isOnlyDone: boolean) => {
    setOpen(false);
    if (!keepRows(readings)) notifySheetFull(intl);
    else if (!isOnlyDone || pieces.every(({ status }) => status === 'read')) clear();
  };

  const clear = () => {
    const before = { text: chat.text, pieces };
    reset();
    changeChat('');
    const undo = intl.formatMessage({ id: 'parex.undo' });
    toastWithButton(intl.formatMessage({ id: 'parex.chat.cleared' }), undo, () => {
      changeChat(before.text);
      // What was still being read is read anew.
      if (!isReading) reset(before.pieces);
    });
  };

  const showOwn = useEffectEvent(() => {
    const own = cutMessage(draft.read(), CHAT_LIMIT);
    if (own.text === chat.text) return;
    setOpen(false);
    reset();
    setChat(own);
  });
  useEffect(() => onAuthorChange(() => showOwn()), []);

  const ready = !isBlank(chat.text) && !isReading;
  return (
    <form
      className={style.form}
      data-track="parex-several"
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard's way in does not pass the button.
        if (ready) submit();
      }}
    >
      <MessageBox
        id={CHAT_BOX}
        message={chat}
        limit={CHAT_LIMIT}
        label={<FormattedMessage id="parex.chat" />}
        placeholder={intl.formatMessage({ id: 'parex.chat.placeholder' })}
        onMessage={changeChat}
        columnCount={columns.length}
        onColumns={() => {
          // A column may get another name, also in the sheet.
          keepRows(readings);
          onColumns();
        }}
        setSelect={setSelect(isReading)}
        typing={false}
        locked={isReading}
        takesFocus={takesFocus}
      />
      {warning}
      <Text
        className={style.hint}
        text={texts.length === 0 ? 'parex.chat.hint' : 'parex.chat.pieces'}
        values={{ count: texts.length }}
      />
      {pieces.length > 0 && (
        <Button variant={isAsked ? 'primary' : 'plain'} big={isAsked} onClick={() => setOpen(true)}>
          <FormattedMessage id="parex.chat.show" values={{ count }} />
        </Button>
      )}
      {failed > 0 && <Text className={style.failed} text="parex.chat.failed" values={{ count: failed }} />}
      {!isAsked && <SubmitButton label="parex.chat.submit" isReading={isReading} ready={ready} />}
      <ReadingsHint />
      {isOpen && (
        <SeveralDialog
          pieces={pieces}
          focusAfter={CHAT_BOX}
          onRead={(indices, by) => again(indices, shown(READERS[by], asked.columns), by !== 'model')}
          onChange={replace}
          onKeep={() => keepRows(readings)}
          onClear={() => close(false)}
          onClose={() => close(true)}
        />
      )}
    </form>
  );
}

function shown(read: typeof askModel, columns: readonly string[]) {
  return async (text: string): Promise<ShownReading> => shownReading(await read(text, columns));
}
