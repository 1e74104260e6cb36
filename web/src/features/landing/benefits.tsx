import { FormattedMessage } from 'react-intl';
import style from './benefits.module.css';
import page from './landing-page.module.css';

const benefits = ['busy', 'workflow', 'simple', 'time', 'today', 'community', 'device'] as const;

/** What it is like to work with, as a timetable: a word and what it means in fact. */
export function Benefits() {
  return (
    <section className={`${page.section} ${style.benefits}`} aria-labelledby="landing-benefits">
      <h2 id="landing-benefits" className={page.heading}>
        <FormattedMessage id="landing.benefits" />
      </h2>
      <ul className={style.list}>
        {benefits.map((benefit) => (
          <li key={benefit} className={style.benefit}>
            <h3>
              <FormattedMessage id={`landing.benefit.${benefit}`} />
            </h3>
            <p>
              <FormattedMessage id={`landing.benefit.${benefit}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
