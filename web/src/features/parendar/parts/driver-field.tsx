import { type ComponentProps, lazy, Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '#ui/field.tsx';
import { sameName } from '../model/conflicts.ts';
import { TEXT_LIMIT } from '../model/limits.ts';
import { CallLink } from './call-link.tsx';
import type { DriverListProps } from './driver-list.tsx';

// The database's SDK is too much for the first view.
const DriverList = lazy(async () => {
  try {
    return { default: (await import('./driver-list.tsx')).DriverList };
  } catch {
    // Without it nothing is proposed, and there is a button less; the name can still be typed.
    return { default: (_: DriverListProps) => null };
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
        <DriverList
          show={(drivers) => (
            <datalist id={list}>
              {[...new Set(drivers.map(({ fields }) => fields.name))].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          )}
        />
      </Suspense>
    </>
  );
}

/** Calls the driver of a trip, where the dispatcher's own list has a phone of that name. */
export function DriverCall({ name }: { name: string }) {
  const intl = useIntl();
  if (name.trim() === '') return null;
  return (
    <Suspense>
      <DriverList
        show={(drivers) => {
          const found = drivers.find(
            ({ fields }) => fields.phone && sameName(fields.name) === sameName(name),
          );
          if (!found?.fields.phone) return null;
          const label = intl.formatMessage({ id: 'parendar.trip.callDriver' }, { name: found.fields.name });
          return <CallLink phone={found.fields.phone} label={label} />;
        }}
      />
    </Suspense>
  );
}
