import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { keepDraft, readDraft } from '#storage/draft.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { readColumns, saveColumns } from './columns.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { cutMessage } from './message.ts';
import { MessageBox } from './message-box.tsx';
import style from './parex-page.module.css';
import { ResultDialog } from './result-dialog.tsx';
import { Samples } from './samples.tsx';
import { useReading } from './use-reading.ts';

const DRAFT = 'parex';

export function ParexPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parex.pageTitle' }));
  const [message, setMessage] = useState(() => cutMessage(readDraft(DRAFT)));
  const [columns, setColumns] = useState(readColumns);
  const [editing, setEditing] = useState(false);
  const { reading, loading, submit, clear } = useReading(message, columns);

  const changeMessage = (next: string) => {
    setMessage(next);
    keepDraft(DRAFT, next);
  };

  const changeColumns = (next: string[]) => {
    setColumns(next);
    saveColumns(next);
    setEditing(false);
    toast('success', intl.formatMessage({ id: 'parex.editor.saved' }));
  };

  const startAgain = () => {
    clear();
    changeMessage('');
  };

  const ready = message.trim() !== '' && !loading;
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
          typing={message === '' && !reading}
          locked={loading}
        />
        {columns.length === 0 && (
          <p className={style.warning} role="alert">
            <FormattedMessage id="parex.noColumns" />
          </p>
        )}
        <Button type="submit" look="go" big busy={loading} disabled={!ready}>
          <FormattedMessage id={loading ? 'parex.reading' : 'parex.submit'} />
        </Button>
      </form>
      {!reading && !loading && <Samples onChoose={(sample) => changeMessage(cutMessage(sample))} />}
      {editing && (
        <ColumnsDialog columns={columns} onClose={() => setEditing(false)} onSave={changeColumns} />
      )}
      {reading && <ResultDialog reading={reading} onClose={startAgain} />}
    </main>
  );
}
