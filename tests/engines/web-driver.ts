import type { Script } from './engine.ts';

/** The key by which the protocol's JSON names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as the protocol's JSON has it. */
export type ElementReference = { [ELEMENT]: string };

/** A browser that a driver holds. Each method is one command; it throws the error that the driver answers. */
export type Session = {
  navigateTo: (url: string) => Promise<void>;
  /** @returns the script's value; an element is a reference */
  evaluate: (script: Script) => Promise<unknown>;
  click: (element: ElementReference) => Promise<void>;
  sendKeys: (element: ElementReference, text: string) => Promise<void>;
  setWindowRect: (rect: { width: number; height: number }) => Promise<void>;
  end: () => Promise<void>;
};

/**
 * Starts a browser by the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/).
 *
 * @param driver the origin at which the driver listens
 * @param capabilities that the browser must have
 */
export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const created = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(created as { sessionId: string }).sessionId}`;
  const command = async (name: string, parameters: object) => {
    await send('POST', `${session}/${name}`, parameters);
  };
  return {
    navigateTo: (url) => command('url', { url }),
    evaluate: (script) => send('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] }),
    click: (element) => command(`element/${element[ELEMENT]}/click`, {}),
    sendKeys: (element, text) => command(`element/${element[ELEMENT]}/value`, { text }),
    setWindowRect: (rect) => command('window/rect', rect),
    async end() {
      await send('DELETE', session);
    },
  };
}

async function send(method: string, url: string, parameters?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
