import { QRCodeSVG } from 'qrcode.react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#ui/dialog.tsx';
import style from './qr-dialog.module.css';

/** Pixels: readable from another phone's screen; the page scales it down. */
const SIZE = 320;

export function QrDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      name="parloc-qr"
      title={<FormattedMessage id="parloc.link.qr" />}
      description={<FormattedMessage id="parloc.link.qrHint" />}
      onClose={onClose}
    >
      <div className={style.code}>
        <QRCodeSVG value={link} size={SIZE} marginSize={4} title={link} />
      </div>
    </Dialog>
  );
}
