import type { ComponentProps } from 'react';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import { toIsoDate } from '#reading/doubts.ts';

/** The keyboard or the picker that the column's name asks for; text where a picker cannot hold the value. */
export function kindOfInput(label: string, value: string): ComponentProps<'input'> {
  switch (fieldOfLabel(label)) {
    case 'phone':
      return { type: 'tel', inputMode: 'tel', defaultValue: value };
    case 'email':
      return { type: 'email', inputMode: 'email', defaultValue: value };
    case 'seats':
      return { type: 'text', inputMode: 'numeric', defaultValue: value };
    case 'price':
    case 'weight':
      return { type: 'text', inputMode: 'decimal', defaultValue: value };
    case 'date': {
      const date = toIsoDate(value);
      if (value !== '' && date === null) break;
      return { type: 'date', max: '9999-12-31', defaultValue: date ?? '' };
    }
    case 'time': {
      const time = value.padStart(5, '0');
      if (value !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) break;
      return { type: 'time', defaultValue: value === '' ? '' : time };
    }
  }
  return { type: 'text', defaultValue: value };
}
