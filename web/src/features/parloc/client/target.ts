import { normalisePhone } from '@par-club/functions/shared/phone';
import { linkIdOf, type PlaceLink, placeLinkOf } from '@par-club/functions/shared/place-link';
import { paths } from '#paths';

/** The phone of a driver, in the stored form, or a place. */
export type Target = { phone: string; link?: undefined } | { phone?: undefined; link: PlaceLink };

/** Null for an address of another page. */
export function driverIdOf(pathname: string): string | null {
  if (!pathname.startsWith(paths.drivers)) return null;
  try {
    return decodeURIComponent(pathname.slice(paths.drivers.length));
  } catch {
    return '';
  }
}

/** @param id the last part of the address @returns null for neither */
export function targetOf(id: string): Target | null {
  const link = placeLinkOf(id);
  if (link) return { link };
  const phone = normalisePhone(id);
  return phone === null ? null : { phone };
}

/** Equal for all spellings of a phone. */
export function keyOf({ phone, link }: Target): string {
  return link ? linkIdOf(link) : phone;
}
