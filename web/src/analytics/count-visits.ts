import { parameters } from '#parameters';

/**
 * Loads what counts, for a deployment that counts. Called after the first view; what was pressed before it has come is
 * not counted.
 */
export async function countVisits(): Promise<void> {
  if (!parameters.measurementId) return;
  try {
    const { startAnalytics } = await import('./analytics.ts');
    startAnalytics();
  } catch {
    // The product is whole without it.
  }
}
