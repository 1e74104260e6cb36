import type { ReactNode } from 'react';
import style from './route-line.module.css';

/** The one motif: stops of a way, from a ring to a filled dot, a dashed line between them. */
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
