import { CHAT_LIMIT, MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { Table2, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { failureText } from '#failures/call-error.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { paths } from '#paths';
import { parexChatDraft, parexDraft } from '#storage/registry.ts';
import { typedText } from '#storage/typed-text.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { TextBox } from '#ui/field.tsx';
import { toastWithButton } from '#ui/toast-with-button.ts';
import type { TripDraft } from '../model/trip-draft.ts';
import { PasteButton } from '../parts/paste-button.tsx';
import style from './message-box.module.css';
import { useMessageBox } from './use-message-box.ts';

const RideList = lazyPart('rides', async () => (await import('./ride-list.tsx')).RideList, {
  catalogue: { ua: () => import('./rides.text.ts?ua'), en: () => import('./rides.text.ts?en') },
});

/** Id of the box, which has the focus after its own buttons have gone. */
const MESSAGE_BOX = 'parendar-box';

interface MessageBoxProps {
  /** Whether a calendar is open; while it loads, nothing can be pressed yet. */
  isReady: boolean;
  /** Opens the trip's form, filled in with a draft. */
  onNewTrip: (draft: TripDraft) => void;
}

export function MessageBox({ isReady, onNewTrip }: MessageBoxProps) {
  const intl = useIntl();
  const box = useMessageBox(onNewTrip);
  const { text, isReading, problem, failure } = box;
  const isEmpty = text === '' && box.rides.length === 0;

  // A message that was brought here, as from Parex or by a sign-in, waits to be read.
  const readWaiting = useEffectEvent(() => {
    if (isReady && text.trim() !== '' && box.rides.length === 0) box.read(text);
  });
  useEffect(() => {
    if (isReady) readWaiting();
  }, [isReady]);

  const clear = () => {
    const { rides, edits, outcomes, attempts } = box;
    const before = { text, rides, edits, outcomes, attempts };
    box.clear();
    document.getElementById(MESSAGE_BOX)?.focus();
    const undo = intl.formatMessage({ id: 'parendar.box.undo' });
    toastWithButton(intl.formatMessage({ id: 'parendar.box.cleared' }), undo, () => box.restore(before));
  };
  const lengths = { count: text.length, limit: CHAT_LIMIT };
  const problemWords = {
    blank: intl.formatMessage({ id: 'failure.no-message' }),
    tooLong: intl.formatMessage({ id: 'parendar.box.tooLong' }, lengths),
  };
  return (
    <section
      className={style.box}
      inert={!isReady}
      aria-label={intl.formatMessage({ id: 'parendar.box.label' })}
    >
      <div className={style.row}>
        <TextBox
          id={MESSAGE_BOX}
          rows={1}
          label={intl.formatMessage({ id: 'parendar.box.label' })}
          placeholder={intl.formatMessage({ id: 'parendar.box.placeholder' })}
          error={problem ? problemWords[problem] : failure !== undefined && failureText(intl, failure)}
          readOnly={isReading}
          value={text}
          onChange={({ target: { value }, nativeEvent }) => {
            box.type(value);
            if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') box.read(value);
          }}
          onPaste={(event) => {
            if (!box.isDone) return;
            event.preventDefault();
            box.read(event.clipboardData.getData('text'));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) box.read(text);
          }}
        />
        {text === '' || box.isDone ? (
          <PasteButton
            variant="primary"
            data-track="parendar-box-paste"
            text="parendar.box.paste"
            onPaste={box.read}
          />
        ) : (
          <Button
            variant="primary"
            busy={isReading}
            data-track="parendar-box-read"
            onClick={() => box.read(text)}
            text="parendar.box.read"
          />
        )}
      </div>
      <p className={style.status} role="status">
        {isReading && <FormattedMessage id="parendar.box.reading" />}
        {box.isNothing && <FormattedMessage id="parendar.box.nothing" />}
      </p>
      {!isEmpty && (
        <div className={style.actions}>
          {failure !== undefined && (
            <Button data-track="parendar-box-device" onClick={box.readFailedOnDevice}>
              <FormattedMessage id="parendar.box.onDevice" />
            </Button>
          )}
          <Link
            className={buttonClass('quiet')}
            to={paths.parex}
            data-track="parendar-box-as-rows"
            onClick={() => typedText(text.length > MESSAGE_LIMIT ? parexChatDraft : parexDraft).save(text)}
          >
            <Table2 aria-hidden />
            <FormattedMessage id="parendar.box.asRows" />
          </Link>
          <Button variant="quiet" icon={<X aria-hidden />} data-track="parendar-box-clear" onClick={clear}>
            <FormattedMessage id="parendar.box.clear" />
          </Button>
        </div>
      )}
      {box.rides.length > 0 && isReady && <RideList box={box} />}
    </section>
  );
}
