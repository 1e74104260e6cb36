import { isProgram, onPath } from './programs.ts';

/** WebKitGTK: the driver, which starts the browser that comes with it, and a display for a machine without a screen. */
export type WebKit = { driver: string; display: string };

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** What a machine that lacks an engine is told. The packages are Debian's. */
export const NO_WEBKIT = 'no WebKit; install the packages webkit2gtk-driver and xvfb';
export const NO_FIREFOX = 'no Firefox; install the package firefox-esr, or Firefox itself';

export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

/** @returns its executable */
export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox') ?? [MAC_FIREFOX].find(isProgram);
}
