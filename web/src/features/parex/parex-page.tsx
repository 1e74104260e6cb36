import { CHAT_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { onChangedElsewhere } from '#storage/changes.ts';
import { parexChatDraft, parexColumns, parexDraft, parexSets } from '#storage/registry.ts';
import { onAuthorChange, typedText } from '#storage/typed-text.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { dismissToast, toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { type Format, saveFormats } from './columns/formats.ts';
import { SetSelect } from './columns/set-select.tsx';
import { activeSet, type ColumnSets, chooseSet, readSets, saveSets } from './columns/sets.ts';
import { renameColumns, useSheet } from './keeping/sheet-store.ts';
import { cutMessage, isBlank, useSharedMessage } from './message.ts';
import { MessageBox } from './message-box.tsx';
import { type Mode, ModeSwitch } from './mode-switch.tsx';
import style from './parex-page.module.css';
import { ReadingsHint } from './readings-hint.tsx';
import { Samples } from './samples.tsx';
import { SubmitButton } from './submit-button.tsx';
import { FAILURE_DURATION_MS, useRow } from './use-row.ts';

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
const Several = lazyPart('several', async () => (await import('./several/several.tsx')).Several, {
  fallback: <Text role="status" text="app.loading" />,
});
const SheetView = lazyPart('sheet', async () => (await import('./sheet/sheet.tsx')).SheetView, {
  catalogue: {
    ua: () => import('./sheet/sheet.text.ts?ua'),
    en: () => import('./sheet/sheet.text.ts?en'),
  },
});

const draft = typedText(parexDraft);
const chatDraft = typedText(parexChatDraft);
export function ParexPage() {
  const intl = useIntl();
  const undoWord = intl.formatMessage({ id: 'parex.undo' });
  usePageTitle(intl.formatMessage({ id: 'parex.pageTitle' }));
  const [message, setMessage] = useState(() => cutMessage(draft.read()));
  const [sets, setSets] = useState(readSets);
  const { columns } = activeSet(sets);
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
  const readAgain = () => setSets(readSets());
  useEffect(() => onChangedElsewhere(parexColumns, () => setSets(readSets())), []);
  useEffect(() => onChangedElsewhere(parexSets, () => setSets(readSets())), []);

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
    toastWithButton(intl.formatMessage({ id: said }), undoWord, () => changeMessage(before));
  };

  useSharedMessage((text) => {
    setMode('one');
    if (text !== null) return replaceMessage(text, 'parex.shared.replaced');
    toast('error', intl.formatMessage({ id: 'parex.shared.lost' }), { duration: FAILURE_DURATION_MS });
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
    toastWithButton(intl.formatMessage({ id: 'parex.long.replaced' }), undoWord, () => {
      changeMessage(text);
      changeChat(chat);
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
    toastWithButton(intl.formatMessage({ id: 'parex.set.deleted' }), undoWord, () => save(before));
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

  const showOwn = useEffectEvent(() => {
    readAgain();
    // A button there could bring back another author's text.
    dismissToast();
    const own = cutMessage(draft.read());
    if (own.text === message.text) return;
    clear();
    setMessage(own);
  });
  useEffect(() => onAuthorChange(() => showOwn()), []);

  const noColumns = columns.length === 0 && (
    <Text className={style.warning} role="alert" text="parex.noColumns" />
  );
  const ready = !isBlank(message.text) && !isReading;
  return (
    <main className={style.page}>
      <div className={style.head}>
        <Text as="h1" text="parex.title" />
        <Text text="parex.subtitle" />
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
          <Several
            key={chatNumber}
            columns={columns}
            onColumns={() => setEditing(true)}
            setSelect={setSelect}
            warning={noColumns}
            takesFocus={chatNumber > 0}
          />
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
          <SheetView sets={sets} onChooseSet={changeSet} />
        </div>
      )}
      {editing && (
        <ColumnsDialog
          sets={sets}
          onClose={() => setEditing(false)}
          onSave={changeColumns}
          onDelete={deleteSet}
        />
      )}
      {reading && (
        <ResultDialog reading={reading} busy={isReading} onAnyway={readAnyway} onClose={closeResult} />
      )}
    </main>
  );
}
