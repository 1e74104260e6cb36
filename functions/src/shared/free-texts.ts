import { FREE_TEXTS, type FreeText } from '../contract/booking.values.ts';

export const TEXT_FIELDS = Object.keys(FREE_TEXTS) as FreeText[];
