import { origin, portsOf } from '../../local/ports.ts';
import type { ProviderRequest } from './provider.ts';

const REQUESTS = `${origin(portsOf('main').faultProvider)}/requests`;

/** What the provider was asked with a key since `forgetProviderRequests`, oldest first; with no key named, all. */
export async function providerRequests(key?: string): Promise<ProviderRequest[]> {
  const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
  return (await (await fetch(`${REQUESTS}${query}`)).json()) as ProviderRequest[];
}

/** Begins anew. Tests that run at the same time had better use keys of their own and leave this alone. */
export async function forgetProviderRequests(): Promise<void> {
  await fetch(REQUESTS, { method: 'DELETE' });
}
