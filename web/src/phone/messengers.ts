/** Addresses that open a message to a number, with an editable text. @param phone in the stored form, with a plus */
export function messengersOf(phone: string, text: string): { name: string; href: string }[] {
  const digits = phone.slice(1);
  const draft = encodeURIComponent(text);
  return [
    { name: 'Viber', href: `viber://chat?number=%2B${digits}&draft=${draft}` },
    { name: 'Telegram', href: `https://t.me/+${digits}?text=${draft}` },
    { name: 'WhatsApp', href: `https://wa.me/${digits}?text=${draft}` },
    // Android needs a question mark before the text, iOS an ampersand.
    { name: 'SMS', href: `sms:${phone}?&body=${draft}` },
  ];
}
