import { type FreeText, TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import { FormattedMessage } from 'react-intl';

/** What a booking says in free texts, each in a paragraph. */
export function FreeTexts({
  of,
  className,
}: {
  of: { [Field in FreeText]?: string | undefined };
  className?: string | undefined;
}) {
  return TEXT_FIELDS.map(
    (field) =>
      of[field] && (
        <p key={field} className={className} dir="auto">
          <FormattedMessage id={`trips.text.${field}`} values={{ value: of[field] }} />
        </p>
      ),
  );
}
