import type { FirstView } from '@par-club/functions/contract/first-view';
import type { TripView } from '@par-club/functions/contract/trip-view';
import { createIntl, type IntlShape } from 'react-intl';
import { driverKind } from '#app/driver-kind.ts';
import { LinkApp, type LinkKind } from '#app/link-app.tsx';
import { seatKind } from '#app/seat-kind.ts';
import { vanKind } from '#app/van-kind.ts';
import { clientTitle } from '#features/parloc/client/client-title.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { languageTag } from '#intl/language.ts';
import type { LinkView } from '#link-page/link-page.ts';
import { drawn } from './drawn.tsx';

/** A first view: what React takes over, the title of the tab, and the language of both. */
interface Drawn {
  lang: string;
  title: string;
  html: string;
}

/** The first view of a driver's link, for the function behind the link. @throws as `drawn` does */
export function renderFirstView(view: FirstView): Promise<Drawn> {
  return render(driverKind, view.id, view, (intl) => clientTitle(intl, view.found?.place.name ?? null));
}

/** The same of a trip's link. The title tells nothing of the trip: it is what a messenger may show. */
export function renderTripView(view: TripView): Promise<Drawn> {
  const isVan = view.found.kind === 'van';
  return render(isVan ? vanKind : seatKind, view.secret, view, (intl) =>
    intl.formatMessage({ id: isVan ? 'trips.van.title' : 'trips.seat.title' }),
  );
}

async function render<View extends LinkView>(
  of: LinkKind<View>,
  id: string,
  view: View,
  titleOf: (intl: IntlShape) => string,
): Promise<Drawn> {
  const { language, offered } = view;
  const messages = await loadCatalogue(of.texts, language);
  const html = await drawn(<LinkApp {...{ of, id, view, language, offered }} onSettled={() => {}} />);
  const lang = languageTag[language];
  return { lang, title: titleOf(createIntl({ locale: lang, messages })), html };
}
