import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SharedPlace } from '../shared/driver-view.ts';
import { useLoaded } from '../shared/use-connection.ts';
import type { LeafletMap } from './leaflet-map.ts';

const loadLeaflet = async () => (await import('./leaflet-map.ts')).createLeafletMap;

/** For a page that is most likely to need it: then it does not wait for the card. */
export function preloadMap(): void {
  // Whether it came shows when it is needed.
  loadLeaflet().catch(() => {});
}

/** A map inside an element, which loads when the element comes into sight, and shows the place from then on. */
export function useLeaflet(box: RefObject<HTMLElement | null>, place: SharedPlace) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  // Undefined until the first tile has come or failed.
  const [hasTiles, setTiles] = useState<boolean>();
  const [isMovable, setMovable] = useState(true);
  const isInSight = useInSight(box);
  const { part: create, hasFailed } = useLoaded(loadLeaflet, isInSight);
  const latest = useRef(place);
  latest.current = place;

  useEffect(() => {
    if (!create || !box.current) return;
    const created = create(box.current, latest.current, {
      onFollowing: setFollowing,
      onTiles: setTiles,
      onMovable: setMovable,
    });
    setMap(created);
    return () => created.remove();
  }, [create, box]);
  useEffect(() => map?.show(place), [map, place]);

  return { map, isInSight, isFollowing, hasTiles: hasFailed ? false : hasTiles, isMovable };
}

/** Whether an element has been in sight. */
function useInSight(box: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (isInSight || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInSight(true));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, isInSight]);
  return isInSight;
}
