import type { FirstView } from '@par-club/functions/contract/first-view';
import type { TripView } from '@par-club/functions/contract/trip-view';
import { createIntl } from 'react-intl';
import { DriverApp, driverText } from '#app/driver-app.tsx';
import { seatKind } from '#app/seat-kind.ts';
import { TripApp } from '#app/trip-app.tsx';
import { vanKind } from '#app/van-kind.ts';
import { clientTitle } from '#features/parloc/client/client-title.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { languageTag } from '#intl/language.ts';
import { drawn } from './drawn.tsx';

/** A first view: what React takes over, the title of the tab, and the language of both. */
interface Drawn {
  lang: string;
  title: string;
  html: string;
}

/** The first view of a driver's link, for the function behind the link. @throws as `drawn` does */
export async function renderFirstView(view: FirstView): Promise<Drawn> {
  const messages = await loadCatalogue(driverText, view.language);
  const { id, language, offered } = view;
  const html = await drawn(
    <DriverApp id={id} view={view} language={language} offered={offered} onSettled={() => {}} />,
  );
  const lang = languageTag[language];
  const intl = createIntl({ locale: lang, messages });
  return { lang, title: clientTitle(intl, view.found?.place.name ?? null), html };
}

/** The same of a trip's link. The title tells nothing of the trip: it is what a messenger may show. */
export async function renderTripView(view: TripView): Promise<Drawn> {
  const { secret, language, found } = view;
  const kind = found.kind === 'van' ? vanKind : seatKind;
  const messages = await loadCatalogue(kind.texts, language);
  const html = await drawn(
    <TripApp of={kind} secret={secret} view={view} language={language} onSettled={() => {}} />,
  );
  const lang = languageTag[language];
  const intl = createIntl({ locale: lang, messages });
  const id = found.kind === 'van' ? 'trips.van.title' : 'trips.seat.title';
  return { lang, title: intl.formatMessage({ id }), html };
}
