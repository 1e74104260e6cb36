/** The form of a request before anything is filled in: every field is text. */
export const EMPTY_REQUEST = {
  /** The passenger's message, which is read into the other fields. */
  message: '',
  name: '',
  phone: '',
  /** Where the passengers are met. */
  from: '',
  to: '',
  /** How many passengers there are; empty for one. */
  count: '',
  /** When they travel, or land: 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone. */
  date: '',
  time: '',
  driverName: '',
  seats: '',
  notes: '',
};

export type Request = typeof EMPTY_REQUEST;
