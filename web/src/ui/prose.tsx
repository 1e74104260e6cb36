import type { ReactNode } from 'react';
import style from './prose.module.css';

/** A page that is read: a heading, what it is about, and the text in a comfortable width. */
export function Prose({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main className={style.page}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={style.lead}>{lead}</p>}
      {children}
    </main>
  );
}
