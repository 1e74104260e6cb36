import type { Browser } from '@playwright/test';
import { origin } from '../../../local/project/ports.ts';
import { emulatorPorts, PROJECT_ID } from '../../kit/emulators.ts';
import { type Driver, placePath } from '../../parloc/drivers.ts';
import { reportDeliveries } from './deliveries.ts';
import { reportSightings } from './sightings.ts';
import { waiting } from './waiting.ts';

/** A page that shows where the driver is. */
export interface WatchingPage {
  /** When the DOM first showed 'latitude,longitude', in milliseconds since 1970; known once the page is at rest. */
  seen: (coordinates: string, timeoutMs?: number) => Promise<number>;
  close: () => Promise<void>;
}

/** Hears how many more documents a page got, and whether its listener is up to date now. */
type Counter = (documents: number, isCurrent: boolean) => void;

const ports = emulatorPorts('bench');
/** The client's page of the product. */
export function productAddress({ phone }: Driver): string {
  return `${origin(ports.hosting)}/parloc/driver/${phone.slice(1)}`;
}

/** The bare page, listening to the place behind the link of the driver's phone. */
export function bareAddress(driver: Driver): string {
  const asked = { project: PROJECT_ID, port: String(ports.firestore), place: placePath(driver) };
  const query = new URLSearchParams(asked);
  return `${origin(ports.hosting)}/bare/?${query}`;
}

/**
 * Opens a page in a profile of its own, as on a device of its own: a browser keeps six connections to a host, and each
 * page holds one open. Without motion the mark jumps, so that it is not still on its way when the next place comes:
 * real ones are 5 s apart.
 */
export async function openPage(browser: Browser, address: string, counter?: Counter): Promise<WatchingPage> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'uk-UA',
    reducedMotion: 'reduce',
  });
  const sightings = waiting<number>();
  await context.exposeBinding('reportSighting', (_source, coordinates: string, moment: number) =>
    sightings.came(coordinates, moment),
  );
  await context.addInitScript(reportSightings);
  if (counter) {
    await context.exposeFunction('reportDelivery', counter);
    await context.addInitScript(reportDeliveries);
  }
  const page = await context.newPage();
  await page.goto(address);
  return { seen: sightings.of, close: () => context.close() };
}
