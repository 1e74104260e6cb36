import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import type { Piece } from '#reading/use-pieces.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { ShownReading } from '../result/corrected.ts';
import style from './failed-pieces.module.css';
import type { ReadPieces } from './piece-view.tsx';

interface FailedPiecesProps {
  pieces: readonly Piece<ShownReading>[];
  onRead: ReadPieces;
}

export function FailedPieces({ pieces, onRead }: FailedPiecesProps) {
  const intl = useIntl();
  const failed = pieces.flatMap(({ status, error }, index) => (status === 'failed' ? { index, error } : []));
  const indices = failed.map(({ index }) => index);
  const reasons = new Set(failed.map(({ error }) => failureText(intl, error)));
  return (
    <div role="alert">
      {failed.length > 0 && (
        <div className={style.failed}>
          <Text text="parex.several.failed" values={{ count: failed.length }} />
          {[...reasons].map((reason) => (
            <p key={reason} className={style.reason}>
              {reason}
            </p>
          ))}
          <div className={style.actions}>
            <Button onClick={() => onRead(indices, 'model')} text="parex.several.again" />
            <Button onClick={() => onRead(indices, 'device')} text="parex.readOnDevice" />
          </div>
        </div>
      )}
    </div>
  );
}
