import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#intl/language-provider.tsx';
import { tellNotLoaded } from '#loading/tell-not-loaded.ts';
import { Part } from '../lazy-page.tsx';
import { loadPart, userMenu } from './account-parts.ts';
import { avatarLetter } from './avatar-letter.ts';
import style from './user-menu.module.css';

/** Id of the button that opens the menu. */
export const AVATAR = 'user-menu';

interface UserMenuProps {
  name: string;
  email: string;
  /** @param focusAfter id of what gets the focus when the dialog has closed */
  onAccount: (focusAfter: string) => void;
  onKeys: (focusAfter: string) => void;
}

/** An avatar that opens the user menu. The menu loads soon after it; a press before that waits for it. */
export function UserMenu({ name, email, onAccount, onKeys }: UserMenuProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [pressed, setPressed] = useState(false);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    // A failure shows when the menu is asked for.
    userMenu.load().catch(() => {});
  }, []);

  const openMenu = async () => {
    setLoading(true);
    try {
      await loadPart(userMenu, language);
      setPressed(true);
    } catch (error) {
      tellNotLoaded(intl, error);
    }
    setLoading(false);
  };

  if (!pressed) {
    return <Avatar name={name} aria-busy={loading || undefined} onClick={() => void openMenu()} />;
  }
  const trigger = <Avatar name={name} />;
  return (
    <Suspense fallback={trigger}>
      <Part
        part={userMenu}
        props={{
          trigger,
          name,
          email,
          onAccount: () => onAccount(AVATAR),
          onKeys: () => onKeys(AVATAR),
        }}
      />
    </Suspense>
  );
}

function Avatar({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
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
