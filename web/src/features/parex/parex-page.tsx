import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { onChangedElsewhere, onClearedHere } from '#storage/changes.ts';
import { parexColumns, parexDraft } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { readColumns, saveColumns } from './columns.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { cutMessage, isBlank, useSharedMessage } from './message.ts';
import { MessageBox } from './message-box.tsx';
import style from './parex-page.module.css';
import { ResultDialog } from './result-dialog.tsx';
import { Samples } from './samples.tsx';
import { useRow } from './use-row.ts';

const draft = storedText(parexDraft);
/** To take back what came over a text of the person's own. */
const UNDO_DURATION_MS = 8000;

export function ParexPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parex.pageTitle' }));
  const [message, setMessage] = useState(() => cutMessage(draft.read()));
  const [columns, setColumns] = useState(readColumns);
  const [editing, setEditing] = useState(false);
  const { reading, isReading, wayOut, submit, clear } = useRow(message.text, columns);
  useEffect(() => onChangedElsewhere(parexColumns, () => setColumns(readColumns())), []);

  const changeMessage = (text: string, wasCut = false) => {
    const next = cutMessage(text);
    setMessage({ text: next.text, wasCut: wasCut || next.wasCut });
    draft.save(next.text);
  };

  /** Puts a text into the box; one of the person's own that it replaces can be taken back. */
  const replaceMessage = (text: string, said: 'parex.sample.replaced' | 'parex.shared.replaced') => {
    const before = message.text;
    changeMessage(text);
    if (isBlank(before) || before === text) return;
    toast('success', intl.formatMessage({ id: said }), {
      duration: UNDO_DURATION_MS,
      action: { label: intl.formatMessage({ id: 'parex.undo' }), onClick: () => changeMessage(before) },
    });
  };

  useSharedMessage((text) => replaceMessage(text, 'parex.shared.replaced'));

  const changeColumns = (next: string[]) => {
    setColumns(next);
    setEditing(false);
    const kept = saveColumns(next);
    toast('success', intl.formatMessage({ id: kept ? 'parex.editor.saved' : 'parex.editor.notKept' }));
  };

  const startAgain = () => {
    clear();
    changeMessage('');
  };

  const forget = useEffectEvent(() => {
    startAgain();
    setColumns(readColumns());
  });
  useEffect(() => onClearedHere(() => forget()), []);

  const ready = !isBlank(message.text) && !isReading;
  return (
    <main className={style.page}>
      <div className={style.head}>
        <h1>
          <FormattedMessage id="parex.title" />
        </h1>
        <p>
          <FormattedMessage id="parex.subtitle" />
        </p>
      </div>
      <form
        className={style.form}
        data-track="parex"
        onSubmit={(event) => {
          event.preventDefault();
          // The keyboard's way in does not pass the button.
          if (ready) submit();
        }}
      >
        <MessageBox
          message={message}
          onMessage={changeMessage}
          columnCount={columns.length}
          onColumns={() => setEditing(true)}
          typing={message.text === '' && !reading}
          locked={isReading}
        />
        {columns.length === 0 && (
          <p className={style.warning} role="alert">
            <FormattedMessage id="parex.noColumns" />
          </p>
        )}
        <SubmitButton isReading={isReading} ready={ready} />
        {wayOut && <Button onClick={wayOut.onClick}>{wayOut.label}</Button>}
      </form>
      {!reading && !isReading && (
        <Samples onChoose={(sample) => replaceMessage(sample, 'parex.sample.replaced')} />
      )}
      {editing && (
        <ColumnsDialog columns={columns} onClose={() => setEditing(false)} onSave={changeColumns} />
      )}
      {reading && <ResultDialog reading={reading} onClose={startAgain} />}
    </main>
  );
}

/** Disabled while a message is read, which takes the focus from it; it gets that back when it may. */
function SubmitButton({ isReading, ready }: { isReading: boolean; ready: boolean }) {
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
