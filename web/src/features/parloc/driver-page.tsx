import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#firebase/user.ts';
import { languageTag } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { usePageTitle } from '#intl/page-title.ts';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { useLost } from './client/use-connection.ts';
import { useItemGone } from './client/use-item-gone.ts';
import { useNow } from './client/use-now.ts';
import { DriverSettingsDialog, hasSettingsDraft } from './driver/driver-settings-dialog.tsx';
import { useLastKnown } from './driver/use-last-known.ts';
import style from './driver-page.module.css';
import { type OwnItem, useOwnItem } from './parloc.data.ts';
import { ShareLink } from './share/share-link.tsx';
import { SharePanel } from './share/share-panel.tsx';
import { useBehind } from './share/use-behind.ts';
import { useUnanswered } from './unanswered.ts';

/** The driver's own page; the layout around it lets in nobody who is not signed in. */
export function DriverPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'parloc.driver.pageTitle' }));
  const user = useUser();
  return user ? <SignedInPage uid={user.uid} /> : null;
}

function SignedInPage({ uid }: { uid: string }) {
  const own = useOwnItem(uid);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openSettings = () => void navigate(paths.parlocSettings);
  const closeSettings = useCallback(() => void navigate(paths.parlocApp, { replace: true }), [navigate]);

  const goOn = useEffectEvent(() => {
    if (hasSettingsDraft() && !search.has('settings')) void navigate(paths.parlocSettings, { replace: true });
  });
  useEffect(() => goOn(), []);

  const isHere = own.state === 'here';
  const known = useLastKnown(uid, own);
  const isLost = useLost(isHere ? !own.fromCache : known === null);
  const [isNew, setNew] = useState(false);
  // Once the server has said so; a connection that is lost later must not close the form.
  if (isHere && own.value === null && !own.fromCache && !isNew) setNew(true);
  // Without a connection nothing may be known of a driver who has filled in everything.
  const isUnknown = !isHere || (own.value === null && !isNew);
  const [showsKnown, setShowsKnown] = useState(false);
  // It stays until the server has spoken: a connection that comes back takes a moment.
  if (isUnknown && isLost && known && !showsKnown) setShowsKnown(true);
  const item = isUnknown ? (showsKnown && known?.value) || null : own.value;

  useItemGone(isHere && own.value !== null);

  if (own.state === 'denied') {
    return (
      <main className={style.page}>
        <p role="alert">
          <FormattedMessage id="parloc.driver.denied" />
        </p>
      </main>
    );
  }
  if (isUnknown && !item) {
    return (
      <main className={style.page} aria-busy="true">
        <p role="status" className={style.loading}>
          <FormattedMessage id={isLost ? 'parloc.driver.waiting' : 'app.loading'} />
        </p>
      </main>
    );
  }
  return (
    <main className={style.page}>
      {item ? (
        <Configured item={item} isLost={isLost || isUnknown} knownAt={isUnknown && known ? known.at : null} />
      ) : (
        <Welcome onSettings={openSettings} />
      )}
      {search.has('settings') && <DriverSettingsDialog uid={uid} item={item} onClose={closeSettings} />}
    </main>
  );
}

/** Before anything is filled in. */
function Welcome({ onSettings }: { onSettings: () => void }) {
  return (
    <>
      <h1>
        <FormattedMessage id="parloc.driver.welcome" />
      </h1>
      <p className={style.instructions}>
        <FormattedMessage id="parloc.driver.instructions" />
      </p>
      <Button look="go" big data-track="parloc-settings" onClick={onSettings}>
        <FormattedMessage id="parloc.driver.openSettings" />
      </Button>
    </>
  );
}

interface ConfiguredProps {
  item: OwnItem;
  isLost: boolean;
  /** When the server said so, in milliseconds since 1970, where that was before the page was opened; else null. */
  knownAt: number | null;
}

function Configured({ item, isLost: isCut, knownAt }: ConfiguredProps) {
  const isUnanswered = useUnanswered(item.id);
  const isLost = isCut || isUnanswered;
  const isBehind = useBehind(item.id, isLost);
  return (
    <>
      <h1>
        <FormattedMessage id="parloc.driver.hello" values={{ name: item.fields.name }} />
      </h1>
      <p role="status" className={style.lost} hidden={!isLost}>
        {isLost && (knownAt === null ? <FormattedMessage id="parloc.driver.lost" /> : <Known at={knownAt} />)}
      </p>
      <SharePanel item={item} isBehind={isBehind} />
      <ShareLink driver={item.fields} />
    </>
  );
}

function Known({ at }: { at: number }) {
  const { language } = useLanguage();
  const now = useNow();
  // Somebody may have set the clock back since.
  const ago = formatRelativeTime(Math.min(at, now), now, languageTag[language]);
  return <FormattedMessage id="parloc.driver.lastKnown" values={{ ago }} />;
}
