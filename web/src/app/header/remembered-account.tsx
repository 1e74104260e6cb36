import { Settings } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '#paths';
import { onProfileChange, readProfile } from '#storage/profile.ts';
import { Button } from '#ui/button.tsx';
import { ToolInUse } from '../install/tool-in-use.tsx';
import { useAccountDialogs } from './account-dialogs.tsx';
import { Avatar } from './avatar.tsx';

const KEYS = 'keys';

/** The account tools of pages without the auth SDK. @param withKeys whether it has a button for the keys */
export function RememberedAccount({ withKeys = false }: { withKeys?: boolean }) {
  const intl = useIntl();
  const profile = useSyncExternalStore(onProfileChange, readProfile);
  const person = profile && { uid: profile.id, name: profile.name, email: profile.email };
  const { dialogs, loading, open } = useAccountDialogs(person);
  return (
    <>
      {withKeys && (
        <Button
          id={KEYS}
          variant="quiet"
          busy={loading === 'keys'}
          aria-label={intl.formatMessage({ id: 'app.keys' })}
          icon={<Settings aria-hidden />}
          data-track="keys"
          onClick={() => open({ name: 'keys', focusAfter: KEYS })}
        />
      )}
      {person && <Avatar person={person} withKeys onOpen={open} />}
      {dialogs}
      {withKeys && <ToolInUse path={paths.parex} />}
    </>
  );
}
