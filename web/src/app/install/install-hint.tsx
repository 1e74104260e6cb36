import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './install-hint.module.css';

export function InstallHint({ way, onDecided }: { way: 'press' | 'apple'; onDecided: () => void }) {
  const title = useId();
  const accept = () => {
    onDecided();
    // The browser answers its own question once.
    void window.installPrompt?.prompt();
    window.installPrompt = undefined;
  };
  return (
    <aside className={style.hint} aria-labelledby={title}>
      <div className={style.inside}>
        <div className={style.words}>
          <Text as="h2" id={title} text="install.title" />
          <Text text={`install.${way}.words`} />
        </div>
        <div className={style.actions}>
          {way === 'press' && <Button data-track="install" onClick={accept} text="install.go" />}
          <Button
            variant={way === 'press' ? 'quiet' : 'plain'}
            data-track="install-close"
            onClick={onDecided}
            text={`install.${way}.close`}
          />
        </div>
      </div>
    </aside>
  );
}
