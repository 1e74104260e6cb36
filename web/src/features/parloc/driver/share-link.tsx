import { QrCode, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { DriverSettings } from '../shared/driver-doc.data.ts';
import style from './share-link.module.css';

const QrDialog = lazyPart('qr-code', async () => (await import('./qr-dialog.tsx')).QrDialog);

/** The one link of a driver: to copy, to send with what the device has for that, or to show. */
export function ShareLink({ driver }: { driver: DriverSettings }) {
  const intl = useIntl();
  const [showing, setShowing] = useState(false);
  const number = driver.phone.slice(1);
  const link = `${window.location.origin}${paths.driver(driver.phone)}`;

  const send = async () => {
    const text = intl.formatMessage(
      { id: 'parloc.link.message' },
      { name: isolateBidi(driver.name), carName: isolateBidi(driver.carName) },
    );
    // It also rejects when the person changes their mind; the copy button is beside it.
    await navigator.share({ title: text, text, url: link }).catch(() => {});
  };

  return (
    <section className={style.link} aria-labelledby="parloc-link">
      <h2 id="parloc-link">
        <FormattedMessage id="parloc.link.title" />
      </h2>
      <p className={style.address}>
        {link.replace(/^https?:\/\//, '').slice(0, -number.length)}
        <wbr />
        {number}
      </p>
      <div className={style.actions}>
        <CopyButton
          copy={() => navigator.clipboard.writeText(link)}
          said={intl.formatMessage({ id: 'parloc.link.copied' })}
          data-track="parloc-copy-link"
        >
          <FormattedMessage id="parloc.link.copy" />
        </CopyButton>
        {'share' in navigator && (
          <Button icon={<Share2 aria-hidden />} data-track="parloc-send-link" onClick={() => void send()}>
            <FormattedMessage id="parloc.link.share" />
          </Button>
        )}
        <Button icon={<QrCode aria-hidden />} data-track="parloc-qr" onClick={() => setShowing(true)}>
          <FormattedMessage id="parloc.link.qr" />
        </Button>
      </div>
      {showing && (
        <Suspense>
          <QrDialog link={link} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </section>
  );
}
