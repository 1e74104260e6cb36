/** The only maker of addresses inside the product; those of a trip's links are in `shared/trip-paths`. */
export const paths = {
  landing: '/',
  /** Where the installed app starts, as its manifest says: it leads to the tool that was used last. */
  start: '/?app',
  /** The landing page for who had an address that is no page; it becomes '/' there. */
  unknown: '/?404',
  parex: '/parex',
  parloc: '/parloc',
  parlocApp: '/parloc/app',
  /** The driver's page with its settings open. */
  parlocSettings: '/parloc/app?settings',
  /** What a driver's link begins with; an id follows. It is a document of its own, so plain links lead to it. */
  drivers: '/parloc/driver/',
  /** @param phone in the stored form; the plus is left out where the number is known without it (`normalisePhone`) */
  driver: (phone: string) => `/parloc/driver/${encodeURIComponent(phone.replace(/^\+(?=\d{10})/, ''))}`,
  driverDemo: '/parloc/driver/demo',
  parendar: '/parendar',
  parendarApp: '/parendar/app',
  /** The calendar with the person's account open above it; a visitor comes to the page for signing in. */
  account: '/parendar/app?account',
  parendarConsent: '/parendar/consent',
  privacy: '/privacy',
  terms: '/privacy/terms',
} as const;
