import { PhoneCall } from 'lucide-react';
import style from './call-link.module.css';

/** Calls a phone by one press. */
export function CallLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a className={style.call} href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={label} title={phone}>
      <PhoneCall aria-hidden />
    </a>
  );
}
