import { parameters } from '#parameters';

export type AnalyticsEvent = 'button_click' | 'form_submit' | 'modal_open' | 'api_success' | 'api_error';

declare global {
  interface Window {
    /** Google's own queue: what stands here before its script has come is sent when it comes. */
    dataLayer?: unknown[];
  }
}

let active = false;

/**
 * Loads the analytics service for a deployment that names one, without cookies. Nothing is loaded or sent from
 * localhost or an IP address.
 */
export function startAnalytics(): void {
  const id = parameters.measurementId;
  if (!id || isLocal(window.location.hostname)) return;
  active = true;
  window.dataLayer = [];
  gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  // Addresses of driver pages hold phone numbers and their titles names, so only what names the tool is ever sent.
  const tool = location.pathname.split('/')[1] ?? '';
  gtag('config', id, {
    send_page_view: false,
    page_location: `${location.origin}/${tool}`,
    page_title: tool,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  document.addEventListener('click', trackClick, { capture: true });
  document.addEventListener('submit', trackSubmit, { capture: true });
}

/** @param details names from the code; never anything that a person typed */
export function track(event: AnalyticsEvent, details: Readonly<Record<string, string>>): void {
  if (active) gtag('event', event, details);
}

/** Whether a host is this very machine or a bare address (IPv4, or IPv6 in brackets). */
export function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('[') ||
    /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Buttons and forms say by `data-track` what they are; the rest is not counted. */
function trackClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-track]:is(a, button)') : null;
  if (button instanceof HTMLElement) track('button_click', { button: button.dataset.track ?? '' });
}

function trackSubmit(event: SubmitEvent): void {
  if (event.target instanceof HTMLFormElement && event.target.dataset.track) {
    track('form_submit', { form: event.target.dataset.track });
  }
}

/** Google's script takes nothing but an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by the service
  window.dataLayer?.push(arguments);
}
