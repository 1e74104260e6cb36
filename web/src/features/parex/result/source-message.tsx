import { useEffect, useRef } from 'react';
import type { Span } from '#reader/text/text.ts';
import { MarkedMessage } from '#reading/marked-message.tsx';
import type { ShownReading } from './corrected.ts';
import style from './reading-view.module.css';

/** The message that rows were read from; it stays in sight, and shows the words of the cell that is touched. */
export function SourceMessage({ reading, strong }: { reading: ShownReading; strong: Span | null }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const mark = strong && box.current?.querySelector<HTMLElement>('[data-strong]');
    if (!mark || !box.current) return;
    // Only the box scrolls: the rows must not move under the pointer.
    const { top, bottom, height } = box.current.getBoundingClientRect();
    const words = mark.getBoundingClientRect();
    if (words.top < top || words.bottom > bottom)
      box.current.scrollTop += words.top - top - (height - words.height) / 2;
  }, [strong]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, which the keyboard has to reach
    <p ref={box} className={style.message} tabIndex={0}>
      <MarkedMessage message={reading.message} cells={reading.rows.flat()} strong={strong} />
    </p>
  );
}
