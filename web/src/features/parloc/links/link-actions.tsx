import { QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import type { DriverSettings } from '../shared/driver-doc.data.ts';
import style from './client-links.module.css';

const QrDialog = lazyPart('qr-code', async () => (await import('./qr-dialog.tsx')).QrDialog);

interface LinkActionsProps {
  /** The whole address. */
  link: string;
  driver: DriverSettings;
  name?: string;
  isNew?: boolean;
}

export function LinkActions({ link, driver, name, isNew = false }: LinkActionsProps) {
  const intl = useIntl();
  const [showing, setShowing] = useState(false);

  const send = async () => {
    const text = intl.formatMessage(
      { id: 'parloc.link.message' },
      { name: isolateBidi(driver.name), carName: isolateBidi(driver.carName) },
    );
    // It also rejects when the person cancels; the copy button is beside it.
    await navigator.share({ title: text, text, url: link }).catch(() => {});
  };
  /** Buttons of several links need the link's name for screen readers. */
  const words = (id: 'parloc.link.copy' | 'parloc.link.share' | 'parloc.link.qr') => {
    const children = intl.formatMessage({ id });
    return { children, ...(name !== undefined && { 'aria-label': `${children}: ${name}` }) };
  };

  return (
    <div className={style.actions}>
      <CopyButton
        {...words('parloc.link.copy')}
        {...(isNew && { ref: takeFocus })}
        copy={() => navigator.clipboard.writeText(link)}
        said={intl.formatMessage({ id: 'parloc.link.copied' })}
        data-track="parloc-copy-link"
      />
      {'share' in navigator && (
        <Button
          {...words('parloc.link.share')}
          icon={<Share2 aria-hidden />}
          data-track="parloc-send-link"
          onClick={() => void send()}
        />
      )}
      <Button
        {...words('parloc.link.qr')}
        icon={<QrCode aria-hidden />}
        data-track="parloc-qr"
        onClick={() => setShowing(true)}
      />
      {showing && <QrDialog link={link} onClose={() => setShowing(false)} />}
    </div>
  );
}
