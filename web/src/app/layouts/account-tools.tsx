import { Settings } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { onSignInWanted } from '#firebase/sign-in-wanted.ts';
import { useUser } from '#firebase/user.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { useAccountDialogs } from './account-dialogs.tsx';
import { AVATAR, UserMenu } from './user-menu.tsx';

const SIGN_IN = 'sign-in';

/** The header's tools of a layout with sign-in: a way in, or who is in; neither until that is known. */
export function AccountTools({ settings = false }: { settings?: boolean }) {
  const user = useUser();
  const person = user ? { uid: user.uid, name: user.displayName ?? '', email: user.email ?? '' } : null;
  const { dialogs, loading, open } = useAccountDialogs({ person });
  useAccountAddress(user !== null && user !== undefined, () => open({ name: 'account', focusAfter: AVATAR }));
  const signIn = useEffectEvent((focusAfter: string) => open({ name: 'sign-in', focusAfter }));
  useEffect(() => onSignInWanted((focusAfter) => signIn(focusAfter)), []);
  return (
    <>
      {user === null && (
        <Button
          id={SIGN_IN}
          busy={loading === 'sign-in'}
          data-track="sign-in"
          onClick={() => open({ name: 'sign-in', focusAfter: SIGN_IN })}
        >
          <FormattedMessage id="app.signIn" />
        </Button>
      )}
      {user && settings && <DriverSettings />}
      {person && (
        <UserMenu
          name={person.name}
          email={person.email}
          onAccount={(focusAfter) => open({ name: 'account', focusAfter })}
          onKeys={(focusAfter) => open({ name: 'keys', focusAfter })}
        />
      )}
      {dialogs}
    </>
  );
}

/** Opens the account where the address asks for it, once: what is closed does not come back with a reload. */
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

/** Leads to the settings of the driver's page, from wherever in the tool. */
function DriverSettings() {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      aria-label={intl.formatMessage({ id: 'app.settings' })}
      icon={<Settings aria-hidden />}
      data-track="driver-settings"
      onClick={() => void navigate(paths.parlocSettings)}
    />
  );
}
