import { lazy, Suspense } from 'react';

// It reads the drivers' list, and the database's SDK is too much for the first view.
const DriverCall = lazy(async () => {
  try {
    return { default: (await import('./driver-call.tsx')).DriverCall };
  } catch {
    // Without it there is a button less, and nothing else is missing.
    return { default: () => null };
  }
});

/** Calls the driver of a trip, as soon as the drivers' list is here. */
export function LazyDriverCall({ name }: { name: string }) {
  return name.trim() === '' ? null : (
    <Suspense>
      <DriverCall name={name} />
    </Suspense>
  );
}
