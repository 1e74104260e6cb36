import { KINDS } from '@par-club/functions/contract/kinds.values';
import { CalendarPlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#paths';
import type { Reading } from '#reading/reading.data.ts';
import { handedMessage } from '#storage/registry.ts';
import { typedText } from '#storage/typed-text.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { tableOf } from './columns/formats.ts';
import { copyRows } from './copy-rows.ts';
import { keepRows, notifySheetFull, useKeepOnLeave } from './keeping/keep-rows.ts';
import { useDoubles } from './keeping/use-doubles.ts';
import { MESSAGE_BOX } from './message-box.tsx';
import { ReadingsText } from './readings-hint.tsx';
import { shownReading, valuesOf, wantedRows } from './result/corrected.ts';
import { ReadingView } from './result/reading-view.tsx';

const COPY_BUTTON = 'parex-copy';
const ANYWAY_BUTTON = 'parex-anyway';

interface ResultDialogProps {
  reading: Reading;
  busy: boolean;
  onAnyway: () => void;
  /** @param kept how many rows are in the sheet; null where it has no room for them */
  onClose: (kept: number | null) => void;
}

export function ResultDialog({ reading, busy, onAnyway, onClose }: ResultDialogProps) {
  const intl = useIntl();
  const [{ of, shown }, setState] = useState(() => ({ of: reading, shown: shownReading(reading) }));
  if (of !== reading) setState({ of: reading, shown: shownReading(reading) });
  const doubles = useDoubles([{ reading: shown, first: 1 }]);
  useKeepOnLeave([shown]);
  const count = shown.rows.length;
  const wanted = wantedRows(shown);
  const close = () => {
    const isKept = keepRows([shown]);
    if (!isKept) notifySheetFull(intl);
    onClose(isKept ? wanted.length : null);
  };
  return (
    <Dialog
      name="parex-result"
      title={
        count === 1 ? (
          <FormattedMessage id="parex.result.title" />
        ) : (
          <FormattedMessage id={count === 0 ? 'parex.rows.none' : 'parex.rows.title'} values={{ count }} />
        )
      }
      description={
        <FormattedMessage
          id={reading.readBy === 'model' ? 'parex.result.byModel' : 'parex.result.byDevice'}
        />
      }
      onClose={close}
      staysOnPressBeside
      wide={count > 1}
      focusFirst={count === 0 ? ANYWAY_BUTTON : COPY_BUTTON}
      focusAfter={MESSAGE_BOX}
      actions={
        <>
          {count === 0 ? (
            <Button
              id={ANYWAY_BUTTON}
              variant="primary"
              busy={busy}
              data-track="parex-anyway"
              onClick={onAnyway}
              text="parex.rows.anyway"
            />
          ) : (
            <CopyButton
              id={COPY_BUTTON}
              // Also in the place of the button that asked for a row all the same.
              autoFocus
              variant="primary"
              data-track="parex-copy"
              disabled={wanted.length === 0}
              copy={() => {
                keepRows([shown]);
                return copyRows(tableOf(shown.columns, valuesOf(wanted)));
              }}
              {...(count > 1 && {
                said: intl.formatMessage({ id: 'parex.rows.copied' }, { count: wanted.length }),
              })}
            >
              <FormattedMessage
                id={count === 1 ? 'parex.result.copy' : 'parex.rows.copyAll'}
                values={{ count: wanted.length }}
              />
            </CopyButton>
          )}
          <Link
            className={buttonClass()}
            to={paths.parendarApp}
            data-track="parex-into-trip"
            onClick={() => typedText(handedMessage).save(reading.message)}
          >
            <CalendarPlus aria-hidden />
            <FormattedMessage id="parex.result.intoTrip" />
          </Link>
          <Button icon={<RotateCcw aria-hidden />} data-track="parex-again" onClick={close}>
            <FormattedMessage id="parex.result.again" />
          </Button>
        </>
      }
    >
      {reading.readBy === 'device' && <ReadingsText whenUsedUp />}
      <ReadingView
        reading={shown}
        doubles={doubles}
        onChange={(next) => setState((before) => ({ ...before, shown: next(before.shown) }))}
        onCopy={() => keepRows([shown])}
      />
      {count === 0 && (
        <Text text={KINDS[reading.kind].isQuestion ? 'parex.rows.questionText' : 'parex.rows.noneText'} />
      )}
    </Dialog>
  );
}
