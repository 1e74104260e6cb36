import type { FirstView, FoundPlace } from '../contract/first-view.ts';
import { DEMO_ID } from '../contract/parloc.values.ts';
import { driverPreview } from '../parloc/driver-preview.ts';
import { mayLookUp } from '../parloc/lookups.ts';
import { placeOfLink, placeOfPhone } from '../parloc/shown-place.ts';
import { normalisePhone } from '../shared/phone.ts';
import { placeLinkOf } from '../shared/place-link.ts';
import { renderers } from './first-view.ts';
import { type Answer, lastPart, renderLinkPage } from './render-link-page.ts';

interface Asked extends Pick<FirstView, 'language' | 'offered'> {
  /** `/parloc/driver/{id}`: a phone in any spelling, or the id of a link for one purpose. */
  path: string;
  /** As `networkOf` names it. */
  network: string;
  isBrowser: boolean;
}

/** The page of a driver's link. An error may name the driver's phone. */
export function renderClientPage({ path, network, isBrowser, ...visitor }: Asked): Promise<Answer> {
  const id = lastPart(path);
  return renderLinkPage<FoundPlace, FirstView>({
    shell: '/driver',
    find: () => find(id, network),
    preview: (found) =>
      driverPreview(found?.place ?? null, id === DEMO_ID ? `/parloc/driver/${DEMO_ID}` : null),
    view: (found, hasFailed) => ({ id, ...visitor, now: Date.now(), found, hasFailed }),
    draw: async (view) => (await renderers()).renderFirstView(view),
    isBrowser,
  });
}

async function find(id: string, network: string): Promise<FoundPlace | null> {
  const link = placeLinkOf(id);
  if (link) return placeOfLink(link);
  const phone = normalisePhone(id);
  if (phone === null || !(await mayLookUp(network, phone))) return null;
  return placeOfPhone(phone);
}
