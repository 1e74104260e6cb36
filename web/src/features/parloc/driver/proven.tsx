import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './proven.module.css';

export function Proven({ children }: { children: ReactNode }) {
  return (
    <p className={style.proven}>
      <BadgeCheck aria-hidden />
      {children}
    </p>
  );
}
