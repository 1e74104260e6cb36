/** The only maker of addresses inside the product. */
export const paths = {
  landing: '/',
  parex: '/parex',
  parloc: '/parloc',
  parlocApp: '/parloc/app',
  driverPattern: '/parloc/driver/:id',
  /** @param phone digits in any spelling; the plus is left out, as in the links that drivers hand out */
  driver: (phone: string) => `/parloc/driver/${encodeURIComponent(phone.replace(/^\+/, ''))}`,
  parendar: '/parendar',
  parendarApp: '/parendar/app',
  privacy: '/privacy',
  terms: '/privacy/terms',
} as const;
