import { PLACES } from '@par-club/functions/contract/parloc.values';
import { REGION } from '@par-club/functions/contract/region';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { spacedPhone } from '../../web/src/phone/spaced-phone.ts';
import { adminFirestore, PROJECT_ID } from '../kit/emulators.ts';
import { type FunctionsAddress, type FunctionsInstance, startFunctions } from '../kit/functions-instance.ts';
import { newPhone } from './phones.ts';
import { CAR, itemPathOf, NAME, placePathOf, seedDriver } from './seed.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
/** Functions of which every network is past the limit. */
let strict: FunctionsInstance;
beforeAll(async () => {
  const environment = { ...FUNCTIONS_ENVIRONMENT, LOOKUPS_HOURLY_LIMIT: '0' };
  strict = await startFunctions({ name: 'client-page-strict', environment });
  // The first question connects an instance to the database, and a page waits for that no longer than its visitor would.
  await pageOf(newPhone(), strict);
});
afterAll(() => strict.stop());

/** The page of a driver's link, and what a messenger shows of it. */
async function pageOf(id: string, { origin }: FunctionsAddress = functions) {
  const url = `${origin}/${PROJECT_ID}/${REGION}/clientPage/parloc/driver/${encodeURIComponent(id)}`;
  const response = await fetch(url, { headers: BROWSER });
  const html = await response.text();
  return {
    status: response.status,
    kept: response.headers.get('cache-control'),
    preview: /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1],
    html: html.replace(/"now":\d+|\d\d:\d\d/g, ''),
  };
}

const NAMED = { status: 200, kept: 'no-store', preview: `${NAME} · ${CAR}` };
const NAMELESS = { status: 200, kept: 'no-store', preview: 'Де зараз водій' };

describe('[L-01] the preview of a driver’s link', () => {
  it('names a driver who shows a place, in any spelling of the number', async () => {
    const { phone } = await seedDriver();
    const spellings = [phone, phone.slice(1), `0${phone.slice(4)}`, `${phone.slice(0, 6)} ${phone.slice(6)}`];
    for (const spelling of spellings) expect(await pageOf(spelling)).toMatchObject(NAMED);
  });

  it('is the same without a driver and with one who shows nothing', async () => {
    const [hidden, stopped] = [await seedDriver(null), await seedDriver()];
    await stopped.stop();
    const pageOfNobody = async (phone: string) => {
      const { html, ...rest } = await pageOf(phone);
      return { ...rest, html: html.replaceAll(phone.slice(1), '').replaceAll(spacedPhone(phone), '') };
    };
    const ofNobody = await pageOfNobody(newPhone());
    expect(ofNobody).toMatchObject(NAMELESS);
    for (const { phone } of [hidden, stopped]) expect(await pageOfNobody(phone)).toEqual(ofNobody);
  });

  it('[F-S1] is nameless past the limit, and never an error', async () => {
    const { phone } = await seedDriver();
    expect(await pageOf(phone, strict)).toMatchObject(NAMELESS);
  });

  it('[L-02] names the driver of a link for one purpose, which no limit counts', async () => {
    const driver = await seedDriver();
    const placeId = 'link-0'.padEnd(22, 'x');
    const shown = (await database.doc(placePathOf(driver)).get()).data() ?? {};
    const place = database.doc(`${itemPathOf(driver)}/${PLACES}/${placeId}`);
    const id = linkIdOf({ parlocId: driver.parlocId, placeId });
    expect(await pageOf(id, strict)).toMatchObject(NAMELESS);
    await place.set(shown);
    expect(await pageOf(id, strict)).toMatchObject(NAMED);
    await place.delete();
    expect(await pageOf(id, strict)).toMatchObject(NAMELESS);
  });
});
