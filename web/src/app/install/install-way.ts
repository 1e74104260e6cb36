import { useSyncExternalStore } from 'react';
import { isAppleTouchDevice } from '#ui/apple-touch-device.ts';

/** How the product gets onto the home screen: by a press, by the hand of an iPhone's owner, or not at all. */
export type InstallWay = 'press' | 'apple' | null;

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, () =>
    window.installPrompt ? 'press' : isApplesBrowser() ? 'apple' : null,
  );
}

/** Opens the browser's own question, which it answers once. */
export async function install(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  await installPrompt?.prompt();
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('beforeinstallprompt', listener);
  return () => window.removeEventListener('beforeinstallprompt', listener);
}

/** A browser on an iPhone or iPad, not the window of another app, which has no home screen, nor the installed app. */
function isApplesBrowser(): boolean {
  return (
    isAppleTouchDevice() &&
    navigator.userAgent.includes('Safari/') &&
    !window.matchMedia('(display-mode: standalone)').matches
  );
}
