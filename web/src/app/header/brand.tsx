import { useIntl } from 'react-intl';
import { paths } from '#paths';
import { InsideLink } from '../layouts/inside-link.tsx';
import style from './brand.module.css';

export function Brand({ title, to }: { title: string; to: string }) {
  const intl = useIntl();
  return (
    <div className={style.brand}>
      <a href={paths.landing} className={style.mark} aria-label={intl.formatMessage({ id: 'app.home' })}>
        <Mark />
      </a>
      <InsideLink to={to} className={style.title}>
        {title}
      </InsideLink>
    </div>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--signal)" />
      <path
        d="M12 20.5c6-4.2 1.6-7.6 8.4-10"
        fill="none"
        stroke="#14171a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="9.5" cy="22.5" r="3.4" fill="none" stroke="#14171a" strokeWidth="2.8" />
      <circle cx="22.8" cy="9.2" r="4" fill="#14171a" />
    </svg>
  );
}
