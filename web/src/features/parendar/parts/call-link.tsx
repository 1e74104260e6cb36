import { phoneIn } from '@par-club/functions/shared/phone-in';
import { PhoneCall } from 'lucide-react';
import { phoneText } from '../model/trip-words.ts';
import style from './call-link.module.css';

/** Calls the first whole number of a phone's field by one press. Part of a number could be anybody's, or nobody's. */
export function CallLink({ phone, label }: { phone: string; label: string }) {
  const number = phoneIn(phone);
  if (number === null) return null;
  return (
    <a className={style.call} href={`tel:${number}`} aria-label={label} title={phoneText(phone)}>
      <PhoneCall aria-hidden />
    </a>
  );
}
