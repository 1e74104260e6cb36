/** An iPhone or an iPad, whose settings and gestures differ from those of every other device. */
export function isAppleTouchDevice(): boolean {
  // An iPad calls itself a Macintosh, which has no touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** A phone or a tablet. */
export function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
