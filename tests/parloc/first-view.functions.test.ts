import { gzipSync } from 'node:zlib';
import { REGION } from '@par-club/functions/contract/region';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { describe, expect, inject, it } from 'vitest';
import { TILE_URL } from '../../local/suite/functions-environment.ts';
import { PROJECT_ID } from '../kit/emulators.ts';
import { newPhone } from './phones.ts';
import { CAR, KYIV, MINUTE, NAME, type SeededDriver, seedDriver } from './seed.ts';

const { ordinary: functions } = inject('functions');
const NAMED = `${NAME} · де зараз водій`;

/** The document of a driver's link, asked for as a browser does. */
async function documentOf(id: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `${functions.origin}/${PROJECT_ID}/${REGION}/clientPage/parloc/driver/${id}`;
  return fetch(url, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...headers } });
}

/** What the document has between its tags, scripts, styles and data left out. */
function wordsOf(html: string): string {
  const body = html.replace(/^.*<body>/s, '').replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The addresses of the map's pictures. */
const picturesIn = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address = '']) => address).filter(isTile);
const isTile = (address: string) =>
  address.startsWith(TILE_URL.replace(/\{z.*/, '15/')) && /\/\d+\/\d+$/.test(address);

const idOf = ({ parlocId, phonePlace }: SeededDriver) => linkIdOf({ parlocId, placeId: phonePlace });

describe('[L-07] the document of a driver’s link', () => {
  it('has name, car, phone to tap, age, and the map’s pictures with the mark, by a number and by a link', async () => {
    const driver = await seedDriver({ age: 12 * MINUTE });
    for (const id of [driver.phone.slice(1), idOf(driver)]) {
      const html = await (await documentOf(id)).text();
      const words = wordsOf(html);
      for (const part of [NAME, CAR, '12 хвилин тому', 'точність 8 м', 'Подзвонити'])
        expect(words).toContain(part);
      expect(html).toContain(`href="tel:${driver.phone}"`);
      expect(html).toContain(`destination=${KYIV.latitude},${KYIV.longitude}`);
      expect(picturesIn(html).length).toBeGreaterThan(3);
      expect(html).toContain(`<title>${NAMED}</title>`);
    }
  });

  it('needs no further request to be read but the map’s pictures', async () => {
    const driver = await seedDriver();
    const html = await (await documentOf(driver.phone.slice(1))).text();
    const asked = [...html.matchAll(/<(?!a\b|script\b|meta\b)[^>]*\s(?:src|href)="([^"]+)"/g)].map(
      ([, to = '']) => to,
    );
    const known = /^(\/icon\.svg|\/icons\/.*|\/manifest\.webmanifest)$/;
    const pictures = picturesIn(html);
    expect(asked.filter((address) => !known.test(address) && !pictures.includes(address))).toEqual([]);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('weighs at most 14 kB on its way', async () => {
    const driver = await seedDriver({ live: { state: 'on', until: '' } });
    for (const id of [driver.phone.slice(1), newPhone().slice(1), 'demo', 'Ї'.repeat(80)]) {
      const html = await (await documentOf(encodeURIComponent(id))).text();
      expect(gzipSync(html).length).toBeLessThan(14_000);
    }
  });

  it('is in the language that was chosen, and offers English in one line to a browser that prefers another', async () => {
    const { phone } = await seedDriver({ age: 12 * MINUTE });
    const id = phone.slice(1);
    const offer = 'href="?lang=en" data-track="client-english"';
    const plain = await (await documentOf(id, { 'accept-language': 'uk' })).text();
    expect(plain).toContain('<html lang="uk">');
    expect(plain).not.toContain(offer);
    const offered = await (await documentOf(id, { 'accept-language': 'pl,en' })).text();
    expect(offered).toContain('<html lang="uk">');
    expect(offered).toContain(offer);

    const english = await (await documentOf(id, { cookie: '__session=en', 'accept-language': 'pl' })).text();
    expect(english).toContain('<html lang="en-GB">');
    expect(wordsOf(english)).toContain('12 minutes ago');
    expect(english).not.toContain(offer);
    const asked = await documentOf(`${id}?lang=en`);
    expect(asked.headers.get('set-cookie')).toContain('__session=en');
    expect(wordsOf(await asked.text())).toContain('12 minutes ago');
  });

  it('says that a number shows nothing, that a link leads nowhere, and who the demo is', async () => {
    const phone = newPhone();
    const ofNobody = await (await documentOf(phone.slice(1))).text();
    expect(wordsOf(ofNobody)).toContain('Зараз місця не видно');
    expect(ofNobody).toContain(`href="tel:${phone}"`);
    expect(wordsOf(await (await documentOf('112')).text())).toContain('немає номера телефону');
    expect(wordsOf(await (await documentOf('demo')).text())).toContain('2 години тому');
  });

  it('gives what makes previews of links the name, and neither phone nor place', async () => {
    const driver = await seedDriver();
    for (const id of [driver.phone.slice(1), idOf(driver)]) {
      const html = await (await documentOf(id, { 'user-agent': 'TelegramBot (like TwitterBot)' })).text();
      expect(html).toContain(`<meta property="og:title" content="${NAME} · ${CAR}" />`);
      expect(html).not.toContain(driver.phone.slice(1));
      expect(html).not.toContain(String(KYIV.latitude));
    }
  });

  it('[L-04] shows nothing of a place that has ended', async () => {
    const ended = await seedDriver({ age: 10 * MINUTE, endsAt: Date.now() - MINUTE });
    for (const id of [ended.phone.slice(1), idOf(ended)]) {
      const html = await (await documentOf(id)).text();
      expect(html).not.toContain(NAME);
      expect(html).not.toContain(String(KYIV.latitude));
    }
  });
});
