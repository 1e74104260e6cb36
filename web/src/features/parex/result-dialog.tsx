import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reading } from '#reading/reading.data.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { copyRows } from './copy-rows.ts';
import { MESSAGE_BOX } from './message-box.tsx';
import { ReadingsText } from './readings-hint.tsx';
import { correct, type ShownReading, valuesOf } from './result/corrected.ts';
import { ReadingView } from './result/reading-view.tsx';

const COPY_BUTTON = 'parex-copy';
const ANYWAY_BUTTON = 'parex-anyway';

interface ResultDialogProps {
  reading: Reading;
  /** Whether the message is being read once more. */
  busy: boolean;
  /** Makes a row of a message that asks for none. */
  onAnyway: () => void;
  onClose: () => void;
}

/** The rows that were read from a message: every column in order, with its value. */
export function ResultDialog({ reading, busy, onAnyway, onClose }: ResultDialogProps) {
  const intl = useIntl();
  const [correction, setCorrection] = useState<{ of: Reading; shown: ShownReading } | null>(null);
  const shown: ShownReading = correction?.of === reading ? correction.shown : reading;
  const count = shown.rows.length;
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
      onClose={onClose}
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
            >
              <FormattedMessage id="parex.rows.anyway" />
            </Button>
          ) : (
            <CopyButton
              id={COPY_BUTTON}
              // Also in the place of the button that asked for a row all the same.
              autoFocus
              variant="primary"
              data-track="parex-copy"
              copy={() => copyRows(valuesOf(shown.rows))}
              {...(count > 1 && { said: intl.formatMessage({ id: 'parex.rows.copied' }, { count }) })}
            >
              <FormattedMessage
                id={count === 1 ? 'parex.result.copy' : 'parex.rows.copyAll'}
                values={{ count }}
              />
            </CopyButton>
          )}
          <Button icon={<RotateCcw aria-hidden />} data-track="parex-again" onClick={onClose}>
            <FormattedMessage id="parex.result.again" />
          </Button>
        </>
      }
    >
      {reading.readBy === 'device' && <ReadingsText whenUsedUp />}
      <ReadingView
        reading={shown}
        onCorrect={(row, cell, value) =>
          setCorrection({ of: reading, shown: correct(shown, row, cell, value) })
        }
      />
      {count === 0 && (
        <p>
          <FormattedMessage id="parex.rows.noneText" />
        </p>
      )}
    </Dialog>
  );
}
