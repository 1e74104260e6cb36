/** What the links of a trip begin with, the van's and a seat's; a secret follows. Each is a document of its own. */
export const TRIP_PATHS = { van: '/trip/', seat: '/seat/' } as const;
