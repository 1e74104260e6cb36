import { origin, portsOf, testedSuite } from '../../local/project/ports.ts';
import type { ProviderRequest } from './fault-provider.ts';

const REQUESTS = `${origin(portsOf(testedSuite).faultProvider)}/requests`;

/** What the provider was asked with a key, oldest first. */
export function providerRequests(key: string): Promise<ProviderRequest[]> {
  return ask({ key });
}

/** The same, as soon as the provider was asked at all. */
export function awaitProviderRequests(key: string): Promise<ProviderRequest[]> {
  return ask({ key, wait: '' });
}

async function ask(query: Record<string, string>): Promise<ProviderRequest[]> {
  const response = await fetch(`${REQUESTS}?${new URLSearchParams(query)}`);
  return (await response.json()) as ProviderRequest[];
}
