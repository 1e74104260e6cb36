import { parameters } from '#parameters';

export type AnalyticsEvent = 'button_click' | 'form_submit' | 'modal_open' | 'api_success' | 'api_error';

type Send = (event: AnalyticsEvent, details: Readonly<Record<string, string>>) => void;
let send: Send = () => {};

/**
 * Opens a frame for Google's tag, in deployments that name one. The frame has an origin of its own, so the tag sees
 * nothing of the page (docs/decisions/057-googles-tag-in-a-frame.md). Nothing is loaded or sent from localhost or an IP
 * address.
 */
export function startAnalytics(): void {
  const id = parameters.measurementId;
  if (!id || isLocal(window.location.hostname)) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = `/count?${new URLSearchParams({ id, tool: toolOf(window.location.pathname) })}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // The frame's own origin has no name.
  send = (...event) => void loaded.then(() => frame.contentWindow?.postMessage(event, '*'));
  document.body.append(frame);
  document.addEventListener('click', trackClick, { capture: true });
  document.addEventListener('submit', trackSubmit, { capture: true });
}

/** @param details names from the code, never a person's words */
export const track: Send = (event, details) => send(event, details);

/** The tool in an address; '' for other addresses, which may hold a phone or a secret. */
export function toolOf(pathname: string): string {
  return /^\/(parex|parloc|parendar|privacy)(?![^/])/.exec(pathname)?.[1] ?? '';
}

/** Whether a host is this machine or a bare address (IPv4, or IPv6 in brackets). */
export function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('[') ||
    /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Buttons and forms name themselves by `data-track`; others are not counted. */
function trackClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-track]:is(a, button)') : null;
  if (button instanceof HTMLElement) track('button_click', { button: button.dataset.track ?? '' });
}

function trackSubmit(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement && event.target.dataset.track) {
    track('form_submit', { form: event.target.dataset.track });
  }
}
