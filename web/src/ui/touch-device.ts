/** Whether this is an iPhone or an iPad, which has its settings and its gestures in other places than every other device. */
export function isAppleTouchDevice(): boolean {
  // An iPad calls itself a Macintosh, which has no touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Whether fingers are what this device is used with: a phone or a tablet. */
export function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
