// What the build tells the service worker (see `web/build/service-worker.ts`).

/** The documents that open the product, with what tells one version of each from another. */
declare const DOCUMENTS: { url: string; revision: string }[];
/** The documents of the landing page, of the links, and of every other address, as '/app.html'. */
declare const LANDING: string;
declare const DRIVER: string;
declare const TRIP: string;
declare const SEAT: string;
declare const APP: string;
/** Addresses of what every document needs to show anything. */
declare const SHELL_ASSETS: string[];
/** Addresses of all that the build has under /assets/. */
declare const ASSETS: string[];
/** Addresses of the scripts that the documents begin with; they tell one build from another. */
declare const ENTRIES: string[];
