import type { TripView } from '@par-club/functions/contract/trip-view';
import { useEffect, useState } from 'react';
import type { LinkPageProps } from '#link-page/link-page.ts';
import { useLinkPage } from '#link-page/use-link-page.ts';
import { clearEnded } from './kept-page.ts';
import type { Kind, Shown } from './trip-page.ts';
import { tripSource } from './trip-source.data.ts';

export type TripPageProps = LinkPageProps<TripView>;

export function useTripPage<Of extends Kind>(kind: Of, { id, view, onSettled }: TripPageProps) {
  const [source] = useState(() => tripSource(kind, id));
  const drawn = view && { page: view.found.page as Shown[Of] | null, hasFailed: view.hasFailed };
  const trip = useLinkPage(source, drawn, onSettled);
  useEffect(clearEnded, []);
  return { ...trip, isOffline: trip.isOffline || trip.found.state === 'kept' };
}
