import { seatKind } from '#app/seat-kind.ts';
import { openTrip } from './open-trip.tsx';

openTrip(seatKind);
