import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#firebase/user.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import style from './driver-page.module.css';
import { DriverSettingsDialog } from './driver-settings-dialog.tsx';
import { type OwnItem, useOwnItem } from './parloc.data.ts';
import { ShareLink } from './share-link.tsx';
import { SharePanel } from './share-panel.tsx';

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

  if (own.state === 'loading') {
    return (
      <main className={style.page} aria-busy="true">
        <p className={style.loading}>
          <FormattedMessage id="app.loading" />
        </p>
      </main>
    );
  }
  if (own.state === 'denied') {
    return (
      <main className={style.page}>
        <p role="alert">
          <FormattedMessage id="parloc.driver.denied" />
        </p>
      </main>
    );
  }
  return (
    <main className={style.page}>
      {own.value ? <Configured item={own.value} /> : <Welcome onSettings={openSettings} />}
      {search.has('settings') && <DriverSettingsDialog uid={uid} item={own.value} onClose={closeSettings} />}
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

function Configured({ item }: { item: OwnItem }) {
  return (
    <>
      <h1>
        <FormattedMessage id="parloc.driver.hello" values={{ name: item.fields.name }} />
      </h1>
      <SharePanel item={item} />
      <ShareLink driver={item.fields} />
    </>
  );
}
