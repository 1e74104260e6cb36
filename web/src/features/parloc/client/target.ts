import { normalisePhone } from '@par-club/functions/shared/phone';
import { linkIdOf, type PlaceLink, placeLinkOf } from '@par-club/functions/shared/place-link';
import { paths } from '#paths';

/** What the address of a client's page names: the driver with a phone, in the stored form, or a place. */
export type Target = { phone: string; link?: undefined } | { phone?: undefined; link: PlaceLink };

/** The last part of the address of a client's page; null for any other address. */
export function driverIdOf(pathname: string): string | null {
  if (!pathname.startsWith(paths.drivers)) return null;
  try {
    return decodeURIComponent(pathname.slice(paths.drivers.length));
  } catch {
    return '';
  }
}

/** @param id the last part of the address; null for what is neither */
export function targetOf(id: string): Target | null {
  const link = placeLinkOf(id);
  if (link) return { link };
  const phone = normalisePhone(id);
  return phone === null ? null : { phone };
}

/** The same for each spelling of a phone. */
export function keyOf({ phone, link }: Target): string {
  return link ? linkIdOf(link) : phone;
}
