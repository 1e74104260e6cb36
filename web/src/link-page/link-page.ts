import type { FirstView } from '@par-club/functions/contract/first-view';

/** What the first views of all links have in common. */
export type LinkView = Pick<FirstView, 'language' | 'offered' | 'now' | 'hasFailed'>;

export interface LinkPageProps<View> {
  /** The last part of the address, decoded. */
  id: string;
  /** The data that the server drew the page from; null where the page draws itself. */
  view: View | null;
  /** A language that the browser prefers to the page's own. */
  offered: LinkView['offered'];
  /** The main content has come; other parts may load. */
  onSettled: () => void;
}
