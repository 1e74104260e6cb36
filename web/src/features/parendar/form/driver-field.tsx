import { type ComponentProps, lazy, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '#ui/field.tsx';
import { TEXT_LIMIT } from '../calendar/trip-limits.ts';

// The database's SDK is too much for the first view.
const DriverNames = lazy(async () => {
  try {
    return { default: (await import('../drivers/driver-names.tsx')).DriverNames };
  } catch {
    // Without it nothing is proposed; the name can still be typed.
    return { default: () => null };
  }
});

type DriverFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'list'>;

/** A trip's driver: any name, and those of the dispatcher's own list are proposed. */
export function DriverField(props: DriverFieldProps) {
  const intl = useIntl();
  const list = useId();
  return (
    <>
      <Field
        autoComplete="off"
        maxLength={TEXT_LIMIT}
        placeholder={intl.formatMessage({ id: 'parendar.drivers.prompt' })}
        {...props}
        label={intl.formatMessage({ id: 'parendar.drivers.field' })}
        list={list}
      />
      <Suspense>
        <DriverNames id={list} />
      </Suspense>
    </>
  );
}
