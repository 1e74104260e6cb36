/** Not in TypeScript's own library: only Chromium's browsers let a page ask. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** What a browser offers once, whenever it likes: the question whether to install the product. */
export const installPrompt: { now: InstallPrompt | null; changed: () => void } = {
  now: null,
  changed: () => {},
};

window.addEventListener('beforeinstallprompt', (event) => {
  // Without it some browsers put up a bar of their own.
  event.preventDefault();
  installPrompt.now = event as InstallPrompt;
  installPrompt.changed();
});
