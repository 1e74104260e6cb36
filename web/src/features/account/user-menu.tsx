import { CircleUserRound, KeyRound, LogOut } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPlaceShown } from '#session/owed-stops.data.ts';
import { type KeyName, NO_KEYS, readOwnKeys, saveOwnKeys } from '#storage/api-keys.ts';
import { sheetRowCount } from '#storage/sheet.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Menu, MenuItem, MenuLabel } from '#ui/menu.tsx';
import { Text } from '#ui/text.tsx';
import { dismissToast, toast } from '#ui/toast.ts';
import { signOut } from './account.data.ts';
import style from './user-menu.module.css';

interface UserMenuProps {
  trigger: ReactElement;
  name: string;
  email: string;
  onAccount: () => void;
  /** Null in a tool without keys. */
  onKeys: (() => void) | null;
}

/** It loads with the first press on its button, so it is open from the start. */
export function UserMenu({ trigger, name, email, onAccount, onKeys }: UserMenuProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<'sheet' | 'place' | 'keys' | null>(null);
  const [keepsPlace, setKeepsPlace] = useState(false);
  const keys = Object.entries(readOwnKeys()).flatMap(([name, key]) =>
    key === '' ? [] : intl.formatMessage({ id: `account.keys.${name as KeyName}` }),
  );
  const askForSheet = () => (sheetRowCount() === 0 ? askForPlace() : setAsked('sheet'));
  const askForPlace = () => (isPlaceShown() ? setAsked('place') : askForKey(false));
  const askForKey = (keeps: boolean) => {
    setKeepsPlace(keeps);
    if (keys.length === 0) void leave(keeps, false);
    else setAsked('keys');
  };
  const leave = async (keeps: boolean, removesKeys: boolean) => {
    setAsked(null);
    if (!(await signOut(keeps))) {
      toast('error', intl.formatMessage({ id: 'account.signOut.failed' }));
      return;
    }
    dismissToast();
    if (removesKeys) saveOwnKeys(NO_KEYS);
  };
  // The harmless answer stands under a second press of the button before.
  const answers = {
    sheet: [
      { answer: 'stay', track: 'stay', onClick: () => setAsked(null) },
      { answer: 'deleteSheet', track: 'delete-sheet', variant: 'danger', onClick: askForPlace },
    ],
    place: [
      { answer: 'keepPlace', track: 'keep-place', onClick: () => askForKey(true) },
      { answer: 'hidePlace', track: 'hide-place', variant: 'primary', onClick: () => askForKey(false) },
    ],
    keys: [
      {
        answer: 'removeKeys',
        track: 'remove-keys',
        variant: 'danger',
        onClick: () => leave(keepsPlace, true),
      },
      { answer: 'keepKeys', track: 'keep-keys', onClick: () => leave(keepsPlace, false) },
    ],
  } as const;
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
        {onKeys && (
          <MenuItem icon={<KeyRound aria-hidden />} track="menu-keys" onSelect={onKeys}>
            <FormattedMessage id="account.keys" />
          </MenuItem>
        )}
        <MenuItem icon={<LogOut aria-hidden />} track="sign-out" onSelect={askForSheet}>
          <FormattedMessage id="account.signOut" />
        </MenuItem>
      </Menu>
      {asked && (
        <Dialog
          key={asked}
          name="sign-out"
          title={<FormattedMessage id="account.signOut.title" />}
          onClose={() => setAsked(null)}
          actions={answers[asked].map(({ answer, track, ...button }) => (
            <Button key={answer} data-track={`sign-out-${track}`} {...button}>
              <FormattedMessage id={`account.signOut.${answer}`} />
            </Button>
          ))}
        >
          <Text
            text={`account.signOut.${asked}`}
            values={{ count: sheetRowCount(), keys: intl.formatList(keys) }}
          />
        </Dialog>
      )}
    </>
  );
}
