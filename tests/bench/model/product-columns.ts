import type { Column } from '../reader/labelled-messages.ts';

/** The product's own column for each column of a labelled row. */
export const PRODUCT_COLUMNS: Readonly<Record<Column, string>> = {
  name: 'ПІБ',
  phone: 'Телефон',
  date: 'Дата',
  time: 'Час',
  from: 'Звідки',
  to: 'Куди',
  seats: 'Місць',
  notes: 'Примітка',
};

export const PRODUCT_LABELS = Object.values(PRODUCT_COLUMNS);
