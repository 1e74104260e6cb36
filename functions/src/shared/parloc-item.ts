import type { Position } from '../contract/parloc.ts';

/** The id of an item that is first saved at this moment. */
export function parlocIdAt(moment: Date): string {
  return `parloc_${moment.getTime()}`;
}

/** The URL of a map with a pin, for an iframe. Six decimals are exact to 11 cm, and never print as 1e-7. */
export function mapUrl({ latitude, longitude }: Pick<Position, 'latitude' | 'longitude'>): string {
  const [north, east] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(6)));
  return `https://maps.google.com/maps?q=${north},${east}&z=15&output=embed`;
}
