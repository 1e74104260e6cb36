import { CHAT_LIMIT } from '@par-club/functions/contract/parex.values';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { onChangedElsewhere, onClearedHere } from '#storage/changes.ts';
import { parexChatDraft, parexColumns, parexDraft, parexSets } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { readColumns } from './columns/columns.ts';
import { type Format, saveFormats } from './columns/formats.ts';
import { SetSelect } from './columns/set-select.tsx';
import { type ColumnSets, chooseSet, readSets, saveSets } from './columns/sets.ts';
import { renameColumns, useSheet } from './keeping/sheet-store.ts';
import { cutMessage, isBlank, useSharedMessage } from './message.ts';
import { MessageBox } from './message-box.tsx';
import { type Mode, ModeSwitch } from './mode-switch.tsx';
import style from './parex-page.module.css';
import { ReadingsHint } from './readings-hint.tsx';
import { Samples } from './samples.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useRow } from './use-row.ts';

const ColumnsDialog = lazyPart(
  'columns',
  async () => (await import('./columns/columns-dialog.tsx')).ColumnsDialog,
  {
    catalogue: {
      ua: () => import('./columns/columns.text.ts?ua'),
      en: () => import('./columns/columns.text.ts?en'),
    },
  },
);
const ResultDialog = lazyPart(
  'result-dialog',
  async () => (await import('./result-dialog.tsx')).ResultDialog,
);
const Several = lazyPart('several', async () => (await import('./several/several.tsx')).Several);
const SheetView = lazyPart('sheet', async () => (await import('./sheet/sheet.tsx')).SheetView, {
  catalogue: {
    ua: () => import('./sheet/sheet.text.ts?ua'),
    en: () => import('./sheet/sheet.text.ts?en'),
  },
});

const draft = storedText(parexDraft);
const chatDraft = storedText(parexChatDraft);
/** To take back what came over a text of the person's own. */
const UNDO_DURATION_MS = 8000;

export function ParexPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parex.pageTitle' }));
  const [message, setMessage] = useState(() => cutMessage(draft.read()));
  const [columns, setColumns] = useState(readColumns);
  const [sets, setSets] = useState(readSets);
  const [editing, setEditing] = useState(false);
  const [mode, setMode] = useState<Mode>(() => (chatDraft.read() === '' ? 'one' : 'several'));
  /** Another number shows the chat that is stored now. */
  const [chatNumber, setChatNumber] = useState(0);
  const sheet = useSheet();
  /** Whether rows have gone into the sheet and no message has been typed since. */
  const [isJustKept, setJustKept] = useState(false);
  const [wasSeveral, setWasSeveral] = useState(mode === 'several');
  if (mode === 'several' && !wasSeveral) setWasSeveral(true);
  const { reading, isReading, wayOut, submit, readAnyway, clear } = useRow(message.text, columns);
  const readAgain = () => {
    setColumns(readColumns());
    setSets(readSets());
  };
  const changedElsewhere = useEffectEvent(readAgain);
  useEffect(() => onChangedElsewhere(parexColumns, () => changedElsewhere()), []);
  useEffect(() => onChangedElsewhere(parexSets, () => changedElsewhere()), []);

  const changeMessage = (text: string) => {
    if (text !== '') setJustKept(false);
    const next = cutMessage(text);
    setMessage(next);
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

  useSharedMessage((text) => {
    setMode('one');
    replaceMessage(text, 'parex.shared.replaced');
  });

  const changeColumns = (next: ColumnSets, formats: Record<string, Format>, renamed: Map<string, string>) => {
    setEditing(false);
    renameColumns(next.active, renamed);
    const kept = [saveSets(next), saveFormats(formats)].every(Boolean);
    readAgain();
    toast('success', intl.formatMessage({ id: kept ? 'parex.editor.saved' : 'parex.editor.notKept' }));
  };

  const changeChat = (chat: string) => {
    chatDraft.save(chat);
    setChatNumber((number) => number + 1);
  };

  /** Takes a text that the box for one message has no room for to the box for several. */
  const moveToSeveral = (whole: string) => {
    const [chat, { text }] = [chatDraft.read(), message];
    changeMessage('');
    changeChat(cutMessage(whole, CHAT_LIMIT).text);
    setMode('several');
    if (isBlank(chat)) return;
    toast('success', intl.formatMessage({ id: 'parex.long.replaced' }), {
      duration: UNDO_DURATION_MS,
      action: {
        label: intl.formatMessage({ id: 'parex.undo' }),
        onClick() {
          changeMessage(text);
          changeChat(chat);
        },
      },
    });
  };

  const changeSet = (id: string) => {
    chooseSet(id);
    readAgain();
  };

  const deleteSet = (id: string) => {
    const before = sets;
    const save = (next: ColumnSets) => {
      saveSets(next);
      readAgain();
    };
    const others = sets.sets.filter((set) => set.id !== id);
    setEditing(false);
    save({ active: others[0]?.id ?? '', sets: others });
    toast('success', intl.formatMessage({ id: 'parex.set.deleted' }), {
      duration: UNDO_DURATION_MS,
      action: { label: intl.formatMessage({ id: 'parex.undo' }), onClick: () => save(before) },
    });
  };

  const setSelect = (locked: boolean) => <SetSelect sets={sets} onChoose={changeSet} locked={locked} />;

  const startAgain = () => {
    clear();
    changeMessage('');
  };

  const closeResult = (kept: number | null) => {
    setJustKept(kept !== null && kept > 0);
    if (kept === null) clear();
    else startAgain();
  };

  const forget = useEffectEvent(() => {
    startAgain();
    readAgain();
  });
  useEffect(() => onClearedHere(() => forget()), []);

  const noColumns = columns.length === 0 && (
    <p className={style.warning} role="alert">
      <FormattedMessage id="parex.noColumns" />
    </p>
  );
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
      <ModeSwitch mode={mode} locked={isReading} onMode={setMode} />
      {mode === 'one' && (
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
            onSeveral={moveToSeveral}
            columnCount={columns.length}
            onColumns={() => setEditing(true)}
            setSelect={setSelect(isReading)}
            typing={message.text === '' && !reading}
            locked={isReading}
          />
          {noColumns}
          <SubmitButton label="parex.submit" isReading={isReading} ready={ready} />
          <ReadingsHint />
          {wayOut && <Button onClick={wayOut.onClick}>{wayOut.label}</Button>}
        </form>
      )}
      {wasSeveral && (
        // It stays, with the rows that it has read.
        <div hidden={mode !== 'several'}>
          <Suspense fallback={<Loading />}>
            <Several
              key={chatNumber}
              columns={columns}
              onColumns={() => setEditing(true)}
              setSelect={setSelect}
              warning={noColumns}
              takesFocus={chatNumber > 0}
            />
          </Suspense>
        </div>
      )}
      {mode === 'one' && !reading && !isReading && (
        <Samples onChoose={(sample) => replaceMessage(sample, 'parex.sample.replaced')} />
      )}
      <p className="visually-hidden" role="status">
        {isJustKept && <FormattedMessage id="parex.sheet.kept" values={{ count: sheet.rows.length }} />}
      </p>
      {sheet.rows.length > 0 && (
        <div className={style.wide}>
          <Suspense>
            <SheetView sets={sets} onChooseSet={changeSet} />
          </Suspense>
        </div>
      )}
      {editing && (
        <Suspense>
          <ColumnsDialog
            sets={sets}
            onClose={() => setEditing(false)}
            onSave={changeColumns}
            onDelete={deleteSet}
          />
        </Suspense>
      )}
      {reading && (
        <Suspense>
          <ResultDialog reading={reading} busy={isReading} onAnyway={readAnyway} onClose={closeResult} />
        </Suspense>
      )}
    </main>
  );
}

function Loading() {
  return (
    <p role="status">
      <FormattedMessage id="app.loading" />
    </p>
  );
}
