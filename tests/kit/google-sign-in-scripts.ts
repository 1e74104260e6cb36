/*
 * Scripts that a browser runs in place of Google's and Firebase's own. Each is sent as its source, so it uses nothing
 * outside itself.
 */

/** Google's `api.js`: `gapi.load` brings a part from a further address. */
export function googleApi(): void {
  type Outcome = { callback: () => void; ontimeout: () => void };
  const load = (_part: string, { callback, ontimeout }: Outcome) => {
    const script = document.createElement('script');
    script.src = 'https://apis.google.com/_/scs/abc-static/_/js/gapi.iframes';
    script.onload = callback;
    script.onerror = ontimeout;
    document.head.append(script);
  };
  Object.assign(window, { gapi: { load } });
  const { src } = document.currentScript as HTMLScriptElement;
  const loaded = new URL(src).searchParams.get('onload') ?? 'gapi_onload';
  (window as unknown as Record<string, () => void>)[loaded]?.();
}

/** The part `gapi.iframes`: a page opens a frame, and the two ask each other by messages. */
export function googleFrames(): void {
  type Handle = (content: unknown) => unknown;
  type OpenOptions = { url: string; where: HTMLElement; attributes: { style: Record<string, string> } };

  /** What one of the two windows has of the other. */
  const sideTo = (other: Window) => {
    const handlers: Record<string, PromiseWithResolvers<Handle>> = {};
    const handlerOf = (type: string) => (handlers[type] ??= Promise.withResolvers());
    const register = (type: string, handle: Handle) => handlerOf(type).resolve(handle);
    addEventListener('message', async ({ source, data, ports: [answer] }) => {
      if (source !== other || !answer) return;
      const handle = await handlerOf(data.type).promise;
      answer.postMessage(handle(data.content));
    });
    register('ping', () => true);
    const ask = (type: string, content?: unknown) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        other.postMessage({ type, content }, '*', [port2]);
      });
    const send = (type: string, content: unknown, onAnswers: (answers: unknown[]) => void) =>
      // As with Google's own script, what goes wrong in the callback is not heard of: the SDK's always throws at its end.
      void ask(type, content)
        .then((answer) => onAnswers([answer]))
        .catch(() => {});
    return { register, send, ask };
  };

  const open = ({ url, where, attributes }: OpenOptions, onOpen: (frame: unknown) => unknown) => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    frame.src = url;
    Object.assign(frame.style, attributes.style);
    where.append(frame);
    const { register, send, ask } = sideTo(frame.contentWindow as Window);
    const ping = () => loaded.then(() => ask('ping'));
    return Promise.resolve(onOpen({ register, send, ping, restyle: () => Promise.resolve() }));
  };

  const context = { open, getParentIframe: () => sideTo(parent) };
  const iframes = { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context };
  Object.assign((window as unknown as { gapi: object }).gapi, { iframes });
}

/**
 * Firebase's page in the window: it goes on to Google, which sends the person back to it, and hands the address that it
 * was called back by to the helper in a frame of the web app.
 */
export function signInHandler(): void {
  const { href, origin, pathname, search } = location;
  const state = new URLSearchParams(search).get('state');
  if (state === null) goToGoogle(new URLSearchParams(search));
  else handOver(new URLSearchParams(sessionStorage.getItem(state) ?? ''));

  function goToGoogle(asked: URLSearchParams): void {
    const eventId = asked.get('eventId') ?? '';
    sessionStorage.setItem(eventId, search);
    const consent = new URL('https://accounts.google.com/o/oauth2/auth');
    const custom: Record<string, string> = JSON.parse(asked.get('customParameters') ?? '{}');
    const query = { ...custom, redirect_uri: origin + pathname, state: eventId };
    consent.search = `${new URLSearchParams(query)}`;
    location.replace(consent);
  }

  function handOver(asked: URLSearchParams): void {
    const [apiKey, appName] = [asked.get('apiKey'), asked.get('appName')];
    const authEvent = {
      type: asked.get('authType'),
      eventId: asked.get('eventId'),
      urlResponse: href,
      sessionId: 'a session',
      postBody: null,
      tenantId: null,
      error: null,
    };
    const data = { authEvent, storageKey: `${apiKey}:${appName}` };
    for (let index = 0; index < opener.length; index += 1)
      // Only the helper's frame has this origin, so no other gets it.
      opener[index].postMessage({ eventType: 'sendAuthEvent', eventId: '1', data }, origin);
  }
}
