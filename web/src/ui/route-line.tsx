import type { ReactNode } from 'react';
import style from './route-line.module.css';

/** The product's motif: a dashed way with stops, from a ring to a filled dot. */
export function RouteLine({ stops }: { stops: readonly { key: string; content: ReactNode }[] }) {
  return (
    <ol className={style.route}>
      {stops.map(({ key, content }) => (
        <li key={key} className={style.stop}>
          {content}
        </li>
      ))}
    </ol>
  );
}
