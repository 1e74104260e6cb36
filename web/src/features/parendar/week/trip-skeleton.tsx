import style from './trip-skeleton.module.css';

/** Cards without words, as high as those that come. */
export function TripSkeleton() {
  return (
    <div className={style.list} aria-hidden="true">
      {['first', 'second', 'third'].map((each) => (
        <div key={each} className={style.card}>
          <span className={style.time} />
          <span className={style.way} />
        </div>
      ))}
    </div>
  );
}
