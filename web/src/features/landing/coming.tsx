import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import style from './coming.module.css';
import page from './landing-page.module.css';
import { Stop } from './stop.tsx';
import { TripOnPhones } from './trip-on-phones.tsx';
import { WeekOfTrips } from './week-of-trips.tsx';

/** What is being made: the calendar with its trips' own pages, which can be tried, and the clients' list, of which there is nothing yet. */
export function Coming() {
  return (
    <section className={page.section} aria-labelledby="landing-coming">
      <h2 id="landing-coming" className={page.heading}>
        <FormattedMessage id="landing.coming" />
      </h2>
      <Stop isAhead name={<FormattedMessage id="landing.parendar.state" />} exhibit={<WeekOfTrips />}>
        <h3>
          <FormattedMessage id="landing.parendar.name" />
        </h3>
        <p>
          <FormattedMessage id="landing.parendar.text" />
        </p>
        <div className={page.ways}>
          <ButtonLink href={paths.parendar} data-track="landing-parendar">
            <FormattedMessage id="landing.parendar.open" />
          </ButtonLink>
        </div>
      </Stop>
      <Stop isAhead name={<FormattedMessage id="landing.trip.state" />} exhibit={<TripOnPhones />}>
        <h3>
          <FormattedMessage id="landing.trip.name" />
        </h3>
        <p>
          <FormattedMessage id="landing.trip.text" />
        </p>
      </Stop>
      <Stop isAhead name={<FormattedMessage id="landing.crm.state" />} exhibit={<Label />}>
        <h3>
          <FormattedMessage id="landing.crm.name" />
        </h3>
        <p>
          <FormattedMessage id="landing.crm.text" />
        </p>
      </Stop>
    </section>
  );
}

/** A parcel's label with a code in place of a name. */
function Label() {
  return (
    <svg className={style.label} viewBox="0 0 300 132" aria-hidden="true">
      <path className={style.string} d="M-20 40C10 90 10 60 34 66" />
      <path className={style.paper} d="M46 8H284a10 10 0 0 1 10 10v96a10 10 0 0 1-10 10H46L8 66Z" />
      <circle className={style.hole} cx="34" cy="66" r="7" />
      <text className={style.code} x="66" y="84">
        {'LV-017'}
      </text>
    </svg>
  );
}
