import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';

/** A page as HTML, from which React takes over. @throws what the first of its parts that fails has thrown */
export async function drawn(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>{page}</StrictMode>,
    // With a lower limit, React would move longer parts to their places by a script inside the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  // React leaves out what fails inside a Suspense.
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
