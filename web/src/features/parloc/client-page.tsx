import { Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '#intl/page-title.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Prose } from '#ui/prose.tsx';

export function ClientPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.client.title' }));
  const { id = '' } = useParams();
  const digits = id.replace(/\D/g, '');
  return (
    <Prose
      title={<FormattedMessage id="parloc.client.title" />}
      lead={
        <FormattedMessage id="parloc.client.lead" values={{ phone: digits === '' ? id : `+${digits}` }} />
      }
    >
      {digits !== '' && (
        <ButtonLink look="go" href={`tel:+${digits}`} icon={<Phone aria-hidden />}>
          <FormattedMessage id="parloc.client.call" />
        </ButtonLink>
      )}
    </Prose>
  );
}
