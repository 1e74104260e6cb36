import { vanKind } from '#app/van-kind.ts';
import { openTrip } from './open-trip.tsx';

openTrip(vanKind);
