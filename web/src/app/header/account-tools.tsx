import { Settings } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#loading/lazy.tsx';
import { NotLoadedToast } from '#loading/not-loaded.tsx';
import { paths } from '#paths';
import { useUser } from '#session/user.data.ts';
import { Button } from '#ui/button.tsx';
import { catalogueOf } from '../catalogues.ts';
import { ToolInUse } from '../install/tool-in-use.tsx';
import { useAccountDialogs } from './account-dialogs.tsx';
import { AVATAR, Avatar } from './avatar.tsx';

const SIGN_IN = 'sign-in';

const CalendarSelector = lazyPart(
  'calendar-selector',
  async () => (await import('#features/parendar/connection/calendar-selector.tsx')).CalendarSelector,
  { catalogue: catalogueOf('parendar/calendar'), Failed: NotLoadedToast },
);

/** The sign-in button or the signed-in person's menu; neither until the sign-in is known. */
export function AccountTools({ tool }: { tool: 'parloc' | 'parendar' }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const person = user ? { uid: user.uid, name: user.displayName ?? '', email: user.email ?? '' } : null;
  const { dialogs, loading, open } = useAccountDialogs(person);
  useAccountAddress(person !== null, () => open({ name: 'account', focusAfter: AVATAR }));
  return (
    <>
      {user && matchPath(paths.parendarApp, pathname) && (
        // A new element with a suspense of its own: otherwise the router would hold the whole page back.
        <CalendarSelector />
      )}
      {user === null && (
        <Button
          id={SIGN_IN}
          busy={loading === 'sign-in'}
          data-track="sign-in"
          onClick={() => open({ name: 'sign-in', focusAfter: SIGN_IN })}
          text="app.signIn"
        />
      )}
      {user && tool === 'parloc' && (
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'app.settings' })}
          icon={<Settings aria-hidden />}
          data-track="driver-settings"
          onClick={() => void navigate(paths.parlocSettings)}
        />
      )}
      {person && <Avatar person={person} withKeys={tool !== 'parloc'} onOpen={open} />}
      {dialogs}
      <ToolInUse path={paths[tool]} />
    </>
  );
}

/** Opens the account that the address asks for, once: a reload must not reopen it. */
function useAccountAddress(isSignedIn: boolean, open: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has('account');
  const answer = useEffectEvent(() => {
    search.delete('account');
    setSearch(search, { replace: true });
    open();
  });
  useEffect(() => {
    if (isSignedIn && isAsked) answer();
  }, [isSignedIn, isAsked]);
}
