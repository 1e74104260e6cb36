import 'leaflet/dist/leaflet.css';
import {
  circle,
  circleMarker,
  map as createMap,
  marker as createMarker,
  divIcon,
  featureGroup,
  type LatLng,
  type Map as LeafletView,
  latLng,
  tileLayer,
} from 'leaflet';
import type { SharedPlace } from '#location/shared-place.ts';
import { parameters } from '#parameters';
import type { OwnPlace } from './own-place.ts';
import style from './place-map.module.css';
import { MAX_ZOOM, zoomOf } from './world.ts';

/** Shorter than the 5 s between two shares. */
const GLIDE_DURATION_MS = 1000;

export type LeafletMap = ReturnType<typeof createLeafletMap>;

interface Events {
  onFollowing: (isFollowing: boolean) => void;
  /** The view is complete, or was left: the pictures below are not needed any more. */
  onDrawn: () => void;
  /** Whether a finger moves the map or the page. */
  onMovable: (isMovable: boolean) => void;
}

/**
 * A Leaflet map that follows the place until the person moves it, with the place's zoom until the person chooses one.
 * The page scrolls past it: a finger moves it only after a tap on it, and the wheel zooms only while it has the focus.
 */
export function createLeafletMap(element: HTMLElement, place: SharedPlace, events: Events) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = pointOf(place);
  const map = createMap(element, {
    center: start,
    zoom: zoomOf(place),
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    // The same pictures are below it.
    fadeAnimation: false,
    inertia: !isCalm,
  });
  const tiles = tileLayer(parameters.tileUrl, { maxZoom: MAX_ZOOM });
  const area = circle(start, { radius: place.accuracy, interactive: false, className: style.circle ?? '' });
  const icon = document.createElement('div');
  const mark = createMarker(start, {
    icon: divIcon({ className: '', html: icon, iconSize: [24, 24] }),
    interactive: false,
    keyboard: false,
  });
  tiles.once('load', events.onDrawn);
  for (const layer of [tiles, area, mark]) layer.addTo(map);
  map.once('movestart', events.onDrawn);

  let isFollowing = true;
  const setFollowing = (next: boolean) => {
    isFollowing = next;
    events.onFollowing(next);
  };
  let isOwnZoom = false;
  let hasChosenZoom = false;
  map.on('dragstart', () => setFollowing(false));
  map.on('zoomstart', () => {
    if (isOwnZoom) return;
    hasChosenZoom = true;
    setFollowing(false);
  });
  map.on('zoomend', () => {
    isOwnZoom = false;
  });
  map.on('keydown', ({ originalEvent }) => originalEvent.key.startsWith('Arrow') && setFollowing(false));
  const letGo = matchMedia('(pointer: coarse)').matches ? holdOnTap(map, events.onMovable) : () => {};
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  // An element that has the focus already sends no event.
  if (document.activeElement === element) map.fire('focus');
  const keepInMiddle = () => isFollowing && map.panTo(mark.getLatLng(), { animate: false });
  map.on('resize', keepInMiddle);

  const zoomTo = (zoom: number, centre = map.getCenter()) => {
    isOwnZoom = zoom !== map.getZoom();
    map.setView(centre, zoom, { animate: !isCalm });
  };

  let frame = 0;
  const put = (point: LatLng) => {
    mark.setLatLng(point);
    area.setLatLng(point);
  };
  const glide = (from: LatLng, to: LatLng) => {
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / GLIDE_DURATION_MS);
      put(latLng(from.lat + (to.lat - from.lat) * part, from.lng + (to.lng - from.lng) * part));
      if (part < 1) frame = requestAnimationFrame(step);
      // A zoom may have cut the view's own animation short.
      else keepInMiddle();
    };
    frame = requestAnimationFrame(step);
  };

  const own = featureGroup();
  return {
    mark: icon,
    /** Moves the mark, and the view with it while it follows. */
    show(next: SharedPlace): void {
      cancelAnimationFrame(frame);
      const to = pointOf(next);
      area.setRadius(next.accuracy);
      const zoom = zoomOf(next);
      if (isFollowing && !hasChosenZoom && zoom !== map.getZoom()) {
        put(to);
        zoomTo(zoom, to);
        return;
      }
      // An invisible mark needs no animation.
      if (isCalm || !map.getBounds().pad(1).contains(to)) put(to);
      else glide(mark.getLatLng(), to);
      // As even as the mark's animation, which stays in the middle.
      if (isFollowing)
        map.panTo(to, { animate: !isCalm, duration: GLIDE_DURATION_MS / 1000, easeLinearity: 1 });
    },
    follow(): void {
      setFollowing(true);
      map.panTo(mark.getLatLng(), { animate: !isCalm });
    },
    zoomBy(levels: number): void {
      hasChosenZoom = true;
      zoomTo(Math.min(MAX_ZOOM, Math.max(0, map.getZoom() + levels)));
    },
    showOwn(place: OwnPlace): void {
      const point = pointOf(place);
      own.clearLayers().addTo(map);
      circle(point, { radius: place.accuracy, interactive: false, className: style.ownCircle ?? '' }).addTo(
        own,
      );
      circleMarker(point, { radius: 9, interactive: false, className: style.own ?? '' }).addTo(own);
      setFollowing(false);
      hasChosenZoom = true;
      const both = own.getBounds().extend(area.getBounds());
      // Leaves room for the words above and the buttons on the right.
      map.fitBounds(both, {
        paddingTopLeft: [48, Math.min(160, map.getSize().y * 0.4)],
        paddingBottomRight: [84, 48],
        maxZoom: 17,
        animate: !isCalm,
      });
    },
    remove(): void {
      cancelAnimationFrame(frame);
      letGo();
      map.remove();
    },
  };
}

/** A tap on the map lets fingers move it, a tap elsewhere the page. @returns the clean-up function */
function holdOnTap(map: LeafletView, onMovable: Events['onMovable']): () => void {
  const setMovable = (isMovable: boolean) => {
    for (const handler of [map.dragging, map.touchZoom]) isMovable ? handler.enable() : handler.disable();
    onMovable(isMovable);
  };
  const touched = ({ target }: PointerEvent) => {
    if (target instanceof Node && !map.getContainer().contains(target)) setMovable(false);
  };
  setMovable(false);
  map.on('click', () => setMovable(true));
  document.addEventListener('pointerdown', touched);
  return () => document.removeEventListener('pointerdown', touched);
}

function pointOf({ latitude, longitude }: OwnPlace): LatLng {
  return latLng(latitude, longitude);
}
