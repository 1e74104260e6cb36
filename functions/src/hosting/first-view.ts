import { pathToFileURL } from 'node:url';
import type { FirstView } from '../contract/first-view.ts';
import type { TripView } from '../contract/trip-view.ts';

export interface RenderedView {
  /** BCP 47 tag of the language that it is in. */
  lang: string;
  title: string;
  html: string;
}

/** The web build writes this file, or one that the environment names. It is as far from `src` as from `lib`. */
const { FIRST_VIEW_FILE } = process.env;
const RENDERED = FIRST_VIEW_FILE
  ? pathToFileURL(FIRST_VIEW_FILE).href
  : new URL('../../rendered/first-view.js', import.meta.url).href;

/** Loaded at the first use: no other function waits for it. @throws where the file is missing or fails */
export const renderers = async (): Promise<{
  renderFirstView: (view: FirstView) => Promise<RenderedView>;
  renderTripView: (view: TripView) => Promise<RenderedView>;
}> => import(RENDERED);
