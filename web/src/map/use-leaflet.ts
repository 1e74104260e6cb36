import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { SharedPlace } from '#location/shared-place.ts';
import { createLeafletMap, type LeafletMap } from './leaflet-map.ts';

/** @param onStage told when the map is there, and when it is all drawn */
export function useLeaflet(
  box: RefObject<HTMLElement | null>,
  place: SharedPlace,
  onStage: (stage: 'moving' | 'drawn') => void,
) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [isMovable, setMovable] = useState(true);

  const create = useEffectEvent((element: HTMLElement) => {
    onStage('moving');
    return createLeafletMap(element, place, {
      onFollowing: setFollowing,
      onDrawn: () => onStage('drawn'),
      onMovable: setMovable,
    });
  });
  useEffect(() => {
    if (!box.current) return;
    const created = create(box.current);
    setMap(created);
    return () => created.remove();
  }, [box]);
  useEffect(() => map?.show(place), [map, place]);

  return { map, isFollowing, isMovable };
}
