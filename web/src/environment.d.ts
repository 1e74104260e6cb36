interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_APP_CHECK_KEY: string;
  readonly VITE_GOOGLE_CLIENT_ID: string;
  readonly VITE_GOOGLE_OAUTH_URL: string;
  readonly VITE_MEASUREMENT_ID: string;
  readonly VITE_OPERATOR_NAME: string;
  readonly VITE_OPERATOR_ADDRESS: string;
  readonly VITE_OPERATOR_EMAIL: string;
  readonly VITE_CLUB_URL: string;
  readonly VITE_CHAT_URL: string;
  readonly VITE_TILE_URL: string;
  readonly VITE_TILE_ATTRIBUTION: string;
}

/** Ports of the emulators for a demo project, null in a build for a real one, which then holds no emulator code. */
declare const EMULATOR_PORTS: {
  readonly auth: number;
  readonly functions: number;
  readonly firestore: number;
  readonly hosting: number;
} | null;

// One part of all texts each; together the catalogues have every id that `Messages` asks for.
declare module '*.text.ts?ua' {
  const messages: import('#intl/catalogue.ts').Messages;
  export default messages;
}

declare module '*.text.ts?en' {
  const messages: import('#intl/catalogue.ts').Messages;
  export default messages;
}

/** Not in TypeScript's own library yet; browsers that lack it have no such gesture. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Not in TypeScript's own library: only Chromium's browsers let a page ask. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

interface Window {
  /** What a browser offers once, whenever it likes, kept by `main.tsx`: the question whether to install the product. */
  installPrompt?: InstallPrompt | undefined;
}

interface WindowEventMap {
  beforeinstallprompt: InstallPrompt;
}
