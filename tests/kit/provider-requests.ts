import { origin, portsOf } from '../../local/ports.ts';
import type { ProviderRequest } from './provider.ts';

const REQUESTS = `${origin(portsOf('main').faultProvider)}/requests`;

/** What the provider was asked with a key, oldest first. */
export async function providerRequests(key: string): Promise<ProviderRequest[]> {
  const response = await fetch(`${REQUESTS}?${new URLSearchParams({ key })}`);
  return (await response.json()) as ProviderRequest[];
}
