import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { type ComponentProps, useId } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '#ui/field.tsx';
import { DriverList } from './driver-phone.tsx';

export function DriverField(props: Omit<ComponentProps<typeof Field>, 'label' | 'list'>) {
  const intl = useIntl();
  const list = useId();
  return (
    <>
      <Field
        autoComplete="off"
        maxLength={TRIP_TEXT_LIMIT}
        placeholder={intl.formatMessage({ id: 'parendar.drivers.prompt' })}
        {...props}
        label={intl.formatMessage({ id: 'parendar.drivers.field' })}
        list={list}
      />
      <DriverList
        show={(drivers) => (
          <datalist id={list}>
            {[...new Set(drivers.map(({ fields }) => fields.name))].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      />
    </>
  );
}
