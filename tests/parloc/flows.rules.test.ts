import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  openWrites,
  phoneLinkWrites,
  takeBackWrites,
} from '../../web/src/features/parloc/links/link-writes.ts';
import { hideWrites, showWrites } from '../../web/src/features/parloc/sharing/place-writes.ts';
import type { Write } from '../../web/src/firebase/documents.ts';
import * as drivers from './drivers.ts';
import { endIn, itemPath, LATER, olena, PLACE, placePath, SHARED } from './drivers.ts';
import { LINK, links, NEW, newLink, SHOWN, setUpPage } from './written-by-page.ts';

const { environment, as, known, item, commit, resync, shareWrites, share, hide } = await setUpPage();
const momentIn = (minutes: number) => new Date(Date.parse(SHARED) + minutes * 60_000).toISOString();

describe('[D-07] [L-01] what the driver’s page writes', () => {
  it('is let through: a share, live sharing, its pause and its end, a stop, and a share again', async () => {
    await assertSucceeds(share());
    await assertSucceeds(share({ until: '', state: 'on' }));
    await assertSucceeds(share({ until: '', state: 'paused' }));
    await assertSucceeds(share({ until: new Date(Date.now() + 60_000).toISOString(), state: 'on' }));
    await assertSucceeds(hide());
    await resync();
    await assertSucceeds(share());
  });

  it('[D-11] is let through with a share that arrives a second time', async () => {
    const writes = showWrites(item(), SHOWN, Date.now());
    await commit(writes);
    await assertSucceeds(commit(writes));
  });

  it('is refused in part: a place without its item', async () => {
    const [, ...places] = showWrites(item(), SHOWN, Date.now());
    await assertFails(commit(places));
  });

  it('[L-04] is refused where live sharing has ended by the server’s clock', () =>
    assertFails(share({ until: new Date(Date.now() - 1000).toISOString(), state: 'on' })));
});

describe('[L-04] [F-S3] what waited for a connection while the driver stopped on another device', () => {
  const LIVE = { until: '', state: 'on' } as const;
  const paused = { ...SHOWN, live: { ...LIVE, state: 'paused' as const } };
  const at = (minutes: number) => ({ ...SHOWN, lastSharedTime: momentIn(minutes) });

  it.each<[string, () => Write[]]>([
    ['a share', () => shareWrites()],
    ['a place of live sharing', () => shareWrites(LIVE)],
    ['a place of a device whose clock is ahead', () => showWrites(item(), at(5.5), Date.now())],
    ['a pause', () => showWrites(item(), paused, Date.now())],
    ['a new link', () => openWrites(item(), NEW, newLink(), Date.now())],
    ['the phone’s link, switched on', () => phoneLinkWrites(item(), true, Date.now())],
  ])('%s shows no place again', async (_, writesOf) => {
    await share(LIVE);
    await resync();
    const waited = writesOf();
    await hide();
    await assertFails(commit(waited));
    const place = await getDoc(doc(as['a visitor'], placePath(olena)));
    expect(place.data()).not.toHaveProperty('url');
  });

  it('is refused after a second stop, too, though it knows of the first', async () => {
    await hide();
    await resync();
    const waited = shareWrites();
    await share();
    await resync();
    await commit(hideWrites(item(), momentIn(6), Date.now()));
    await assertFails(commit(waited));
  });

  it('is no fresh press: one that knows of the stop is let through, also by a clock that is behind', async () => {
    await share();
    await resync();
    await commit(hideWrites(item(), momentIn(1), Date.now()));
    await resync();
    expect(known.fields.stoppedAt > SHOWN.lastSharedTime).toBe(true);
    await assertSucceeds(share());
  });

  it('takes no place away that was shared after it', async () => {
    await share();
    await resync();
    const waited = hideWrites(item(), momentIn(1), Date.now());
    await commit(showWrites(item(), at(2), Date.now()));
    await assertFails(commit(waited));
    await resync();
    expect(known.fields).toMatchObject({ url: PLACE.url });
    await assertSucceeds(commit(hideWrites(item(), momentIn(1), Date.now())));
  });
});

describe('[L-02] [L-03] what the driver’s page writes of links', () => {
  const ended = () => ({ ...drivers.sharedItemOf(olena), endsAt: endIn(-1), links });
  const states: [string, () => DocumentData][] = [
    ['no place was shared', () => ({ ...drivers.itemOf(olena), links })],
    ['a place is shown', () => ({ ...drivers.sharedItemOf(olena), links })],
    [
      'a live place is shown',
      () => ({ ...drivers.sharedItemOf(olena), live: { until: '', state: 'on' }, links }),
    ],
    ['the place has ended', ended],
    ['the driver has stopped', () => ({ ...drivers.itemOf(olena), stoppedAt: LATER, links })],
    ['the phone is lost', () => ({ ...drivers.sharedItemOf(olena), phoneLostAt: LATER, links })],
  ];

  it.each(states)('is let through while %s', async (_, stored) => {
    known.fields = stored();
    await drivers.store(environment, { [itemPath(olena)]: known.fields });
    for (const isOn of [false, true, false, true]) {
      await assertSucceeds(commit(phoneLinkWrites(item(), isOn, Date.now())));
      await resync();
    }
    await assertSucceeds(commit(openWrites(item(), NEW, newLink(), Date.now())));
    await resync();
    for (const id of [NEW, LINK]) {
      await assertSucceeds(commit(takeBackWrites(item(), id, Date.now())));
      await resync();
    }
    expect(known.fields.links).toEqual({});
  });

  it.each([
    ['shared', () => share({ until: '', state: 'on' })],
    ['stopped', hide],
  ])(
    'takes a link back, and the phone’s, also where another device has %s meanwhile',
    async (_, meanwhile) => {
      await share();
      await resync();
      const waited = [
        takeBackWrites(item(), LINK, Date.now() - 2000),
        phoneLinkWrites(item(), false, Date.now() - 1000),
      ];
      await meanwhile();
      for (const writes of waited) await assertSucceeds(commit(writes));
      for (const id of [LINK, olena.phonePlace]) {
        const place = await getDoc(doc(as['a visitor'], placePath(olena, id)));
        expect(place.exists()).toBe(false);
      }
    },
  );
});
