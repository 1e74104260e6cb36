import { useSyncExternalStore } from 'react';
import { isAppleTouchDevice } from '#ui/apple-touch-device.ts';
import { installPrompt } from './install-prompt.ts';

/** How the product gets onto the home screen: by a press, by the hand of an iPhone's owner, or not at all. */
export type InstallWay = 'press' | 'apple' | null;

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, () =>
    installPrompt.now ? 'press' : isApplesBrowser() ? 'apple' : null,
  );
}

/** Opens the browser's own question, which it answers once. */
export async function install(): Promise<void> {
  const { now } = installPrompt;
  installPrompt.now = null;
  await now?.prompt();
}

function subscribe(listener: () => void): () => void {
  installPrompt.changed = listener;
  return () => {
    installPrompt.changed = () => {};
  };
}

/** A browser on an iPhone or iPad, not the window of another app, which has no home screen, nor the installed app. */
function isApplesBrowser(): boolean {
  return (
    isAppleTouchDevice() &&
    navigator.userAgent.includes('Safari/') &&
    !window.matchMedia('(display-mode: standalone)').matches
  );
}
