import 'leaflet/dist/leaflet.css';
import {
  circle,
  map as createMap,
  marker as createMarker,
  divIcon,
  type LatLng,
  type Map as LeafletView,
  latLng,
  tileLayer,
} from 'leaflet';
import { parameters } from '#parameters';
import type { SharedPlace } from '../shared/driver-view.ts';
import style from './place-map.module.css';

const ZOOM = 15;
const MAX_ZOOM = 19;
/** Milliseconds in which the mark moves to a new place; shares come 5 s apart at least. */
const GLIDE_DURATION_MS = 1000;
/** Milliseconds after which pictures that are missing are asked for again. */
const RETRY_DELAY_MS = 30_000;

export type LeafletMap = ReturnType<typeof createLeafletMap>;

interface Events {
  onFollowing: (isFollowing: boolean) => void;
  /** Whether there is anything of a map to see. */
  onTiles: (hasTiles: boolean) => void;
  /** Whether a finger moves the map, and not the page. */
  onMovable: (isMovable: boolean) => void;
}

/**
 * A Leaflet map inside an element. It follows the place until the person moves it; its zoom is the person's own. The
 * page scrolls past it: a finger moves it only after a tap on it, and the wheel zooms only while it has the focus.
 */
export function createLeafletMap(element: HTMLElement, place: SharedPlace, events: Events) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = pointOf(place);
  const map = createMap(element, {
    center: start,
    zoom: ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    inertia: !isCalm,
  });
  // A place that is only known to the kilometre is seen with its surroundings.
  const whole = map.getBoundsZoom(start.toBounds(2 * place.accuracy));
  map.setView(start, Math.min(ZOOM, whole), { animate: false });
  map.attributionControl.setPrefix(false);
  const tiles = tileLayer(parameters.tileUrl, { maxZoom: MAX_ZOOM, attribution: parameters.tileAttribution });
  const area = circle(start, { radius: place.accuracy, interactive: false, className: style.circle ?? '' });
  const mark = createMarker(start, {
    icon: divIcon({ className: style.pin ?? '', iconSize: [24, 24] }),
    interactive: false,
    keyboard: false,
  });
  for (const layer of [tiles, area, mark]) layer.addTo(map);

  let isFollowing = true;
  const setFollowing = (next: boolean) => {
    isFollowing = next;
    events.onFollowing(next);
  };
  let isOwnZoom = false;
  map.on('dragstart', () => setFollowing(false));
  map.on('zoomstart', () => isOwnZoom || setFollowing(false));
  map.on('zoomend', () => {
    isOwnZoom = false;
  });
  map.on('keydown', ({ originalEvent }) => originalEvent.key.startsWith('Arrow') && setFollowing(false));
  const letGo = matchMedia('(pointer: coarse)').matches ? holdOnTap(map, events.onMovable) : () => {};
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  const keepInMiddle = () => isFollowing && map.panTo(mark.getLatLng(), { animate: false });
  map.on('resize', keepInMiddle);
  tiles.on('tileload', () => events.onTiles(true));
  // Tiles that failed are in the page as well; those that came are marked.
  tiles.on('tileerror', () => events.onTiles(element.querySelector('.leaflet-tile-loaded') !== null));
  const retry = () => askAgain(element);
  window.addEventListener('online', retry);
  const retrying = setInterval(retry, RETRY_DELAY_MS);

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
      // The view's own way may have been cut short, by a zoom for one.
      else keepInMiddle();
    };
    frame = requestAnimationFrame(step);
  };

  return {
    /** Moves the mark, and the view with it while it follows. */
    show(next: SharedPlace): void {
      cancelAnimationFrame(frame);
      const to = pointOf(next);
      area.setRadius(next.accuracy);
      // What is out of sight need not be seen on its way.
      if (isCalm || !map.getBounds().pad(1).contains(to)) put(to);
      else glide(mark.getLatLng(), to);
      // As even as the mark's own way, so that it stays in the middle.
      if (isFollowing)
        map.panTo(to, { animate: !isCalm, duration: GLIDE_DURATION_MS / 1000, easeLinearity: 1 });
    },
    /** The view moves along with the place again. */
    follow(): void {
      setFollowing(true);
      map.panTo(mark.getLatLng(), { animate: !isCalm });
    },
    zoomBy(levels: number): void {
      const zoom = Math.min(MAX_ZOOM, Math.max(0, map.getZoom() + levels));
      isOwnZoom = zoom !== map.getZoom();
      map.setZoom(zoom);
    },
    remove(): void {
      cancelAnimationFrame(frame);
      window.removeEventListener('online', retry);
      clearInterval(retrying);
      letGo();
      map.remove();
    },
  };
}

/** Fingers move the map from a tap on it until the next one elsewhere. @returns the clean-up function */
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

function pointOf({ latitude, longitude }: SharedPlace): LatLng {
  return latLng(latitude, longitude);
}

/** Asks for the pictures that did not come, and only for those: Leaflet itself never asks twice. */
function askAgain(element: HTMLElement): void {
  const missing = element.querySelectorAll<HTMLImageElement>('.leaflet-tile:not(.leaflet-tile-loaded)');
  for (const tile of missing) {
    const { src } = tile;
    // A request that hangs is joined by another for the same picture until it is given up.
    tile.removeAttribute('src');
    setTimeout(() => {
      tile.src = src;
    });
  }
}
