import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Person } from '#features/account/own-account.ts';
import { lazyPage } from '#loading/lazy.tsx';
import { notifyNotLoaded } from '#loading/not-loaded.tsx';
import { catalogueOf } from '../catalogues.ts';
import type { OpenDialog } from './account-dialogs.tsx';
import style from './avatar.module.css';
import { avatarLetter } from './avatar-letter.ts';

export const AVATAR = 'user-menu';

const UserMenu = lazyPage(
  'user-menu',
  async () => (await import('#features/account/user-menu.tsx')).UserMenu,
  catalogueOf('account/account'),
);

interface AvatarProps {
  person: Person;
  withKeys: boolean;
  onOpen: (dialog: OpenDialog) => void;
}

/** The user menu loads soon after its button; an early press waits for it. */
export function Avatar({ person, withKeys, onOpen }: AvatarProps) {
  const intl = useIntl();
  const [pressed, setPressed] = useState(false);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    // A press shows the failure.
    UserMenu.load().catch(() => {});
  }, []);

  const openMenu = async () => {
    setLoading(true);
    try {
      await UserMenu.load();
      setPressed(true);
    } catch (error) {
      notifyNotLoaded(intl, error);
    }
    setLoading(false);
  };

  if (!pressed) {
    return (
      <AvatarButton name={person.name} aria-busy={loading || undefined} onClick={() => void openMenu()} />
    );
  }
  const trigger = <AvatarButton name={person.name} />;
  return (
    <Suspense fallback={trigger}>
      <UserMenu
        trigger={trigger}
        name={person.name}
        email={person.email}
        onAccount={() => onOpen({ name: 'account', focusAfter: AVATAR })}
        onKeys={withKeys ? () => onOpen({ name: 'keys', focusAfter: AVATAR }) : null}
      />
    </Suspense>
  );
}

function AvatarButton({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      id={AVATAR}
      className={style.avatar}
      aria-label={intl.formatMessage({ id: 'app.userMenu' }, { name }).trim()}
    >
      <span className={style.letter} aria-hidden="true">
        {avatarLetter(name)}
      </span>
    </button>
  );
}
