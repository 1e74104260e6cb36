import { CircleUserRound, KeyRound, LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readOwnKeys, saveOwnKeys } from '#storage/api-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/menu.tsx';
import { toast } from '#ui/toast.ts';
import { signOut } from './account.data.ts';
import style from './user-menu.module.css';

interface UserMenuProps {
  /** The button under which it opens. */
  trigger: ReactElement;
  name: string;
  email: string;
  onAccount: () => void;
  onKeys: () => void;
}

/** The signed-in person's menu. It loads with the first press on its button, so it is open from the start. */
export function UserMenu({ trigger, name, email, onAccount, onKeys }: UserMenuProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const leave = async (removesKey: boolean) => {
    setAsking(false);
    if (!(await signOut())) toast('error', intl.formatMessage({ id: 'account.signOut.failed' }));
    else if (removesKey) saveOwnKeys({ ...readOwnKeys(), openAi: '' });
  };
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuLabel>
          <span className={style.name}>{name || <FormattedMessage id="account.noName" />}</span>
          <span className={style.email}>{email}</span>
        </MenuLabel>
        <MenuItem icon={<CircleUserRound aria-hidden />} track="menu-account" onSelect={onAccount}>
          <FormattedMessage id="account.open" />
        </MenuItem>
        <MenuItem icon={<KeyRound aria-hidden />} track="menu-keys" onSelect={onKeys}>
          <FormattedMessage id="account.keys" />
        </MenuItem>
        <MenuItem
          icon={<LogOut aria-hidden />}
          track="sign-out"
          onSelect={() => (readOwnKeys().openAi === '' ? void leave(false) : setAsking(true))}
        >
          <FormattedMessage id="account.signOut" />
        </MenuItem>
      </Menu>
      {isAsking && (
        <Dialog
          name="sign-out"
          title={<FormattedMessage id="account.signOut.title" />}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button data-track="sign-out-keep-key" onClick={() => void leave(false)}>
                <FormattedMessage id="account.signOut.keepKey" />
              </Button>
              <Button variant="danger" data-track="sign-out-remove-key" onClick={() => void leave(true)}>
                <FormattedMessage id="account.signOut.removeKey" />
              </Button>
            </>
          }
        >
          <p>
            <FormattedMessage id="account.signOut.key" />
          </p>
        </Dialog>
      )}
    </>
  );
}
