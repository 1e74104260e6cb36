import type { ReactNode } from 'react';
import style from './stop.module.css';

interface StopProps {
  /** Beside the ring. */
  name: ReactNode;
  exhibit: ReactNode;
  isAhead?: boolean;
  children: ReactNode;
}

export function Stop({ name, exhibit, isAhead = false, children }: StopProps) {
  return (
    <div className={isAhead ? `${style.stop} ${style.ahead}` : style.stop}>
      <div className={style.words}>
        <p className={style.name}>{name}</p>
        {children}
      </div>
      <div className={style.exhibit}>{exhibit}</div>
    </div>
  );
}
