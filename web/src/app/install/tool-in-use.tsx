import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { calendarDate } from '#intl/date-formats.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { installHint, lastTool } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { isAppleTouchDevice } from '#ui/touch-device.ts';
import { catalogueOf } from '../catalogues.ts';
import { countDay } from './days-of-use.ts';

const decision = storedText(installHint);

/** A hint to install is too early for a new person. */
const REGULAR_FROM = 3;

const InstallHint = lazyPart('install', async () => (await import('./install-hint.tsx')).InstallHint, {
  catalogue: catalogueOf('install/install'),
  Failed: () => null,
});

export function ToolInUse({ path }: { path: string }) {
  const way = useSyncExternalStore(onInstallPrompt, installWay);
  const [days] = useState(() => countDay(calendarDate(new Date())));
  const [isDecided, setDecided] = useState(() => decision.read() !== '');
  const isWanted = way !== null && !isDecided && days >= REGULAR_FROM;

  useEffect(() => void storedText(lastTool).save(path), [path]);
  if (!isWanted) return null;
  const decide = () => {
    decision.save('yes');
    setDecided(true);
    // The focus would go with the hint.
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  return createPortal(<InstallHint way={way} onDecided={decide} />, document.body);
}

function installWay(): 'press' | 'apple' | null {
  if (window.installPrompt) return 'press';
  // Another app's window on an iPhone or iPad has no home screen.
  const mayInstall =
    isAppleTouchDevice() &&
    navigator.userAgent.includes('Safari/') &&
    !window.matchMedia('(display-mode: standalone)').matches;
  return mayInstall ? 'apple' : null;
}

function onInstallPrompt(listener: () => void): () => void {
  window.addEventListener('beforeinstallprompt', listener);
  return () => window.removeEventListener('beforeinstallprompt', listener);
}
