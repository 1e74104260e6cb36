import { RotateCcw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Piece } from '#reading/use-pieces.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { tableOf } from '../columns/formats.ts';
import { copyRows } from '../copy-rows.ts';
import { isChange } from '../keeping/sheet-row.ts';
import { useDoubles } from '../keeping/use-doubles.ts';
import { ReadingsText } from '../readings-hint.tsx';
import { isKindAsked, type ShownReading, valuesOf, wantedRows } from '../result/corrected.ts';
import { FailedPieces } from './failed-pieces.tsx';
import { PieceView, type ReadPieces, usePieceFocus } from './piece-view.tsx';
import style from './several-dialog.module.css';

const COPY_ALL = 'parex-copy-all';

interface SeveralDialogProps {
  pieces: readonly Piece<ShownReading>[];
  focusAfter: string;
  onRead: ReadPieces;
  onChange: (index: number, next: (reading: ShownReading) => ShownReading) => void;
  onKeep: () => void;
  onClear: () => void;
  onClose: () => void;
}

/** The rows of a chat as they come: new ones, then changes of what is booked already, then what has none. */
export function SeveralDialog({
  pieces,
  focusAfter,
  onRead: read,
  onChange,
  onKeep,
  onClear,
  onClose,
}: SeveralDialogProps) {
  const intl = useIntl();
  const onRead = usePieceFocus(read);
  const placed = place(pieces);
  /** Without those of readings whose kind is still asked for. */
  const rowsOf = (part: Part) =>
    placed.flatMap(({ piece: { reading }, ...at }) =>
      reading && at.part === part && !isKindAsked(reading) ? wantedRows(reading) : [],
    );
  const columns = pieces.find(({ reading }) => reading)?.reading?.columns ?? [];
  const [fresh, changes] = [rowsOf('fresh'), rowsOf('changes')];
  const all = pieces.flatMap(({ reading }) => (reading ? wantedRows(reading) : []));
  const countOf = (wanted: Piece<ShownReading>['status']) =>
    pieces.filter(({ status }) => status === wanted).length;
  const [done, failed] = [countOf('read'), countOf('failed')];
  const doubles = useDoubles(
    placed.flatMap(({ piece: { reading }, first }) => (reading ? [{ reading, first }] : [])),
  );
  const copied = (count: number) => intl.formatMessage({ id: 'parex.rows.copied' }, { count });
  const copy = (rows: ShownReading['rows']) => {
    onKeep();
    return copyRows(tableOf(columns, valuesOf(rows)));
  };

  const views = (part: Part) =>
    placed
      .filter((each) => each.part === part)
      .map(({ piece, index, first }) => (
        <PieceView
          key={index}
          piece={piece}
          index={index}
          first={first}
          doubles={doubles}
          onRead={onRead}
          onKeep={onKeep}
          onChange={(next) => onChange(index, next)}
        />
      ));
  const [changeViews, nothing] = [views('changes'), views('nothing')];
  return (
    <Dialog
      name="parex-several"
      title={<FormattedMessage id="parex.rows.title" values={{ count: all.length }} />}
      description={
        <Text
          as="span"
          role="status"
          text={failed > 0 ? 'parex.several.progressFailed' : 'parex.several.progress'}
          values={{ done, all: pieces.length, failed }}
        />
      }
      onClose={onClose}
      staysOnPressBeside
      wide
      focusFirst={COPY_ALL}
      focusAfter={focusAfter}
      actions={
        <>
          <CopyButton
            id={COPY_ALL}
            variant="primary"
            data-track="parex-copy-all"
            disabled={fresh.length === 0}
            said={copied(fresh.length)}
            copy={() => copy(fresh)}
            text={copyText(done < pieces.length, changes.length > 0)}
            values={{ count: fresh.length }}
          />
          <Button icon={<RotateCcw aria-hidden />} data-track="parex-several-again" onClick={onClear}>
            <FormattedMessage id="parex.chat.again" />
          </Button>
        </>
      }
    >
      <div
        className={style.progress}
        aria-hidden="true"
        data-done={done + failed === pieces.length || undefined}
        style={{ '--part': (done + failed) / Math.max(1, pieces.length) } as CSSProperties}
      />
      {pieces.some(({ reading }) => reading?.readBy === 'device') && <ReadingsText whenUsedUp />}
      <FailedPieces pieces={pieces} onRead={onRead} />
      {views('fresh')}
      {changeViews.length > 0 && (
        <section className={style.section} aria-labelledby="parex-changes">
          <Text as="h3" id="parex-changes" text="parex.several.changes" />
          <Text className={style.about} text="parex.several.changesText" />
          {changeViews}
          <CopyButton
            data-track="parex-copy-changes"
            disabled={changes.length === 0}
            said={copied(changes.length)}
            copy={() => copy(changes)}
            text="parex.several.copyChanges"
            values={{ count: changes.length }}
          />
        </section>
      )}
      {nothing.length > 0 && (
        <section className={style.section} aria-labelledby="parex-nothing">
          <Text as="h3" id="parex-nothing" text="parex.several.nothing" />
          {nothing}
        </section>
      )}
    </Dialog>
  );
}

/** What the button for the new rows says. @param isPart whether pieces are still to be read, or failed */
function copyText(isPart: boolean, hasChanges: boolean) {
  if (hasChanges) return isPart ? 'parex.several.copyReadNew' : 'parex.several.copyNew';
  return isPart ? 'parex.several.copyRead' : 'parex.rows.copyAll';
}

type Part = 'fresh' | 'changes' | 'nothing';

/** What is still to be read is fresh: most messages ask for something new. */
function partOf({ reading }: Piece<ShownReading>): Part {
  if (!reading) return 'fresh';
  if (reading.rows.length === 0) return 'nothing';
  return isChange(reading) ? 'changes' : 'fresh';
}

/** Pieces part by part, each with its place in the chat and the number of its first row, which go on through all. */
function place(pieces: readonly Piece<ShownReading>[]) {
  let next = 1;
  return (['fresh', 'changes', 'nothing'] as const).flatMap((part) =>
    pieces.flatMap((piece, index) => {
      if (partOf(piece) !== part) return [];
      const first = next;
      next += piece.reading?.rows.length ?? 0;
      return { piece, index, part, first };
    }),
  );
}
