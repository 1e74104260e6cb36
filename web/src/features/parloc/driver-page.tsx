import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServerNow } from '#clock/use-now.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { untilDone } from '#loading/kept.ts';
import { useOffline } from '#loading/use-connection.ts';
import { usePageVisible } from '#location/page-visibility.ts';
import { paths } from '#paths';
import { useUser } from '#session/user.data.ts';
import { revalidateUser } from '#session/user-changes.ts';
import { lastKnownItem } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { DriverSettingsDialog, hasSettingsDraft } from './driver/driver-settings-dialog.tsx';
import { PhoneState } from './driver/phone-state.tsx';
import style from './driver-page.module.css';
import { ClientLinks, OwnLink } from './links/client-links.tsx';
import { type DriverDoc, resync, useDriverDoc } from './shared/driver-doc.data.ts';
import { useUnconfirmedWrite } from './shared/item-writes.data.ts';
import { SharePanel } from './sharing/share-panel.tsx';

/** The server's last item, for a page that opens without a connection. */
interface LastKnown {
  uid: string;
  value: DriverDoc;
  /** In milliseconds since 1970. */
  at: number;
}

const lastKnown = storedJson(lastKnownItem, (json) => json as LastKnown | null);

/** The layout admits signed-in people alone. */
export function DriverPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.driver.pageTitle' }));
  const user = useUser();
  return user ? <SignedInPage uid={user.uid} /> : null;
}

function SignedInPage({ uid }: { uid: string }) {
  const own = useDriverDoc(uid);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openSettings = () => void navigate(paths.parlocSettings);
  const closeSettings = useCallback(() => void navigate(paths.parlocApp, { replace: true }), [navigate]);

  const reopenSettings = useEffectEvent(() => {
    if (hasSettingsDraft() && !search.has('settings')) void navigate(paths.parlocSettings, { replace: true });
  });
  useEffect(() => reopenSettings(), []);

  const isHere = own.state === 'here';
  const [stored] = useState(lastKnown.read);
  const known = stored?.uid === uid ? stored : null;
  useEffect(() => {
    if (own.state !== 'here' || own.fromCache) return;
    lastKnown.save(own.value && { uid, value: own.value, at: Date.now() });
  }, [uid, own]);
  const isOffline = useOffline(isHere ? !own.fromCache : known === null);
  const [isNew, setNew] = useState(false);
  // Set once the server has said so: a connection that is lost later must not close the form.
  if (isHere && own.value === null && !own.fromCache && !isNew) setNew(true);
  // Offline, a complete driver may be unknown.
  const isUnknown = !isHere || (own.value === null && !isNew);
  const [showsKnown, setShowsKnown] = useState(false);
  // It stays until the server has answered: reconnecting takes a moment.
  if (isUnknown && isOffline && known && !showsKnown) setShowsKnown(true);
  const item = isUnknown ? (showsKnown && known?.value) || null : own.value;

  const isThere = isHere && own.value !== null;
  const wasThere = useRef(isThere);
  useEffect(() => {
    // An item disappears only with its owner's account, deleted on another device.
    if (wasThere.current && !isThere) revalidateUser();
    wasThere.current = isThere;
  }, [isThere]);

  if (own.state === 'denied') {
    return (
      <main className={style.page}>
        <Text role="alert" text="parloc.driver.denied" />
      </main>
    );
  }
  if (isUnknown && !item) {
    return (
      <main className={style.page} aria-busy="true">
        <Text
          role="status"
          className={style.loading}
          text={isOffline ? 'parloc.driver.waiting' : 'app.loading'}
        />
      </main>
    );
  }
  return (
    <main className={style.page}>
      {item ? (
        <Configured
          item={item}
          isOffline={isOffline || isUnknown}
          knownAt={isUnknown && known ? known.at : null}
        />
      ) : (
        <>
          <Text as="h1" text="parloc.driver.welcome" />
          <Text className={style.instructions} text="parloc.driver.instructions" />
          <Button variant="primary" big data-track="parloc-settings" onClick={openSettings}>
            <FormattedMessage id="parloc.driver.openSettings" />
          </Button>
        </>
      )}
      {search.has('settings') && <DriverSettingsDialog item={item} onClose={closeSettings} />}
    </main>
  );
}

interface ConfiguredProps {
  item: DriverDoc;
  isOffline: boolean;
  /** The server's last confirmation in milliseconds since 1970, if from before the page opened; otherwise null. */
  knownAt: number | null;
}

function Configured({ item, isOffline, knownAt }: ConfiguredProps) {
  const isUnconfirmed = useUnconfirmedWrite(item.id);
  const isConnected = !isOffline && !isUnconfirmed;
  const needsResync = useResync(item.id, isConnected);
  return (
    <>
      <Text as="h1" text="parloc.driver.hello" values={{ name: item.fields.name }} />
      <p role="status" className={style.lost} hidden={isConnected}>
        {isConnected ||
          (knownAt === null ? <FormattedMessage id="parloc.driver.lost" /> : <Known at={knownAt} />)}
      </p>
      <PhoneState driver={item.fields} />
      <SharePanel item={item} needsResync={needsResync}>
        <OwnLink driver={item.fields} />
      </SharePanel>
      <ClientLinks item={item} isReadOnly={knownAt !== null} />
    </>
  );
}

function Known({ at }: { at: number }) {
  const { locale } = useIntl();
  const now = useServerNow();
  // The clock may have been set back.
  const ago = formatRelativeTime(Math.min(at, now), now, locale);
  return <FormattedMessage id="parloc.driver.lastKnown" values={{ ago }} />;
}

/** Whether the item may be older than the server's: after a lost connection or a covered page, until it is read. */
function useResync(itemId: string, isConnected: boolean): boolean {
  const isVisible = usePageVisible();
  const canRead = isConnected && isVisible;
  const [needsResync, setNeedsResync] = useState(false);
  if (!canRead && !needsResync) setNeedsResync(true);

  useEffect(() => {
    if (!canRead || !needsResync) return;
    return untilDone(
      () => resync(itemId),
      () => setNeedsResync(false),
    );
  }, [itemId, canRead, needsResync]);

  return needsResync;
}
