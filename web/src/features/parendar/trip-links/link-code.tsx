import { QRCodeSVG } from 'qrcode.react';
import style from './link-code.module.css';

/** Pixels of a code that a phone's camera reads from another screen; the page scales it down. */
const SIZE = 320;

export function LinkCode({ address }: { address: string }) {
  return (
    <div className={style.code}>
      <QRCodeSVG value={address} size={SIZE} marginSize={4} title={address} />
    </div>
  );
}
