import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { Messages } from '#intl/catalogue.ts';
import { landingText } from './landing.text.ts';
import { LandingPage } from './landing-page.tsx';

const texts = { ...landingText, 'ui.newTab': { ua: '(нова вкладка)' } };
const messages = Object.fromEntries(Object.entries(texts).map(([id, { ua }]) => [id, parse(ua)])) as Messages;

it('is drawn without a browser, whole, and the same each time', () => {
  const draw = () =>
    renderToString(
      <IntlProvider locale="uk" messages={messages}>
        <LandingPage />
      </IntlProvider>,
    );
  const page = draw();
  expect(page).toContain(landingText['landing.title'].ua);
  expect(page).toContain(landingText['landing.sample.seats.message'].ua);
  expect(page).toContain('28 листопада');
  expect(draw()).toBe(page);
});
