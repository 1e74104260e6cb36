import type { Position } from '../contract/parloc.ts';

/** The id of an item that is first saved at this moment. */
export function parlocIdAt(moment: Date): string {
  return `parloc_${moment.getTime()}`;
}

/** The link of a map with a mark on the place, for a frame. Six decimals are 11 cm, and never written as 1e-7. */
export function mapUrl({ latitude, longitude }: Pick<Position, 'latitude' | 'longitude'>): string {
  const [north, east] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(6)));
  return `https://maps.google.com/maps?q=${north},${east}&z=15&output=embed`;
}
