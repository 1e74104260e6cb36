import { FormattedMessage } from 'react-intl';
import style from './trip-skeleton.module.css';

/** Cards without words, as high as those that come. */
export function TripSkeleton() {
  return (
    <div className={style.list}>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="parendar.day.loading" />
      </p>
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className={style.card} aria-hidden="true">
          <span className={style.time} />
          <span className={style.way} />
        </div>
      ))}
    </div>
  );
}
