import { FormattedMessage, useIntl } from 'react-intl';
import { RouteLine } from '#ui/route-line.tsx';
import { Text } from '#ui/text.tsx';
import type { ReadField, ReadValues } from '../model/read-values.ts';
import { dayText, phoneText } from '../model/trip-words.ts';
import style from './landing-trip.module.css';

const ROWS: readonly ReadField[] = ['date', 'time', 'name', 'phone', 'count'];

/** What a trip of the message would be; what the message does not say is told as well. */
export function LandingTrip({ values }: { values: ReadValues | null }) {
  const intl = useIntl();
  const isEmpty = values !== null && Object.keys(values).length === 0;
  const place = (field: 'from' | 'to') => ({
    key: field,
    content: values?.[field] ? <strong>{values[field]}</strong> : <Unsaid label={field} />,
  });
  const wordsFor = (field: ReadField, value: string) => {
    if (field === 'phone') return phoneText(value);
    return field === 'date' ? dayText(value, 'full', intl.locale) : value;
  };
  return (
    <>
      {/* Only that there is a trip: read out with each change, the whole of it would be a flood. */}
      <p className={isEmpty ? style.nothing : 'visually-hidden'} role="status">
        {values !== null && (
          <FormattedMessage id={isEmpty ? 'parendar.landing.nothing' : 'parendar.landing.isRead'} />
        )}
      </p>
      {values !== null && !isEmpty && (
        <div className={style.trip}>
          <Text as="h3" text="parendar.landing.tripTitle" />
          <RouteLine stops={[place('from'), place('to')]} />
          <dl>
            {ROWS.map((field) => (
              <div key={field} className={style.row}>
                <Text as="dt" text={`parendar.request.${field}`} />
                <dd>{values[field] ? wordsFor(field, values[field]) : <Unsaid />}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

/** @param label what is not said, where nothing beside it names it */
function Unsaid({ label }: { label?: 'from' | 'to' }) {
  return (
    <span className={style.unsaid}>
      {label && (
        <>
          <FormattedMessage id={`parendar.request.${label}`} />
          {': '}
        </>
      )}
      <FormattedMessage id="parendar.landing.unsaid" />
    </span>
  );
}
