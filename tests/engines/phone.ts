import { readFileSync } from 'node:fs';
import { dependency } from '../../local/project/paths.ts';
import type { Feature } from '../../web/build/least-browsers.ts';
import { SLOW_DATABASE } from '../kit/complaints.ts';
import { TEST_CLIENT } from '../kit/google.ts';
import { CEILING, callOf, type Engine, type Place } from './engine.ts';
import { type Hosting, serveWithScript } from './hosting.ts';
import { complaints, prepare, shown, takeAway, usable } from './in-page.ts';

/** The product on a phone. What is not there yet is waited for. */
export interface Phone {
  open: (path: string) => Promise<void>;
  /** Presses a button by its name. */
  press: (name: string) => Promise<void>;
  /** Types into a text field by its label. */
  type: (label: string, text: string) => Promise<void>;
  /** Waits until the page shows all of the words. */
  see: (...words: string[]) => Promise<void>;
  standAt: (place: Place) => Promise<void>;
  /** What the browser says that it is. */
  agent: () => Promise<unknown>;
  /** Uncaught errors and `console.error` of all the pages that were open. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/**
 * Serves the build under test to phones.
 * @param lacking what their browser is to do without
 */
export function serveToPhones(lacking: readonly Feature[] = []): Promise<Hosting> {
  const library = dependency('@testing-library', 'dom', 'dist', '@testing-library', 'dom.umd.min.js');
  const stored = {
    app_locale: 'ua',
    // Nobody signs in without one, and the build under test has none.
    'parclub.google_client_id': TEST_CLIENT.id,
    // The language model refuses this key, so that the device can read the message.
    'parclub.openai_api_key': 'sk-test-401-engines',
  };
  const names = lacking.map(({ name, owner }) => ({ name, ...(owner && { owner }) }));
  return serveWithScript(
    `${readFileSync(library, 'utf8')}\n${callOf(prepare, stored, CEILING)};`,
    names.length > 0 ? `${callOf(takeAway, names)};\n` : '',
  );
}

/** A phone on which nobody has used the product yet. */
export async function newPhone({ newTab }: Engine, hosting: Hosting): Promise<Phone> {
  const { open, evaluate, click, type, standAt, close } = await newTab();
  return {
    open: (path) => open(hosting.origin + path),
    press: (name) => click(callOf(usable, 'button', name)),
    type: (label, text) => type(callOf(usable, 'textbox', label), text),
    async see(...words) {
      await evaluate(callOf(shown, words));
    },
    standAt,
    agent: () => evaluate('navigator.userAgent'),
    async complaints() {
      const all = (await evaluate(callOf(complaints))) as string[];
      return all.filter((complaint) => !SLOW_DATABASE.test(complaint));
    },
    close,
  };
}
