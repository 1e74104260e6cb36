/** '+380 67 123 45 67', on one line where there is room. Foreign numbers have other groups, and stay whole. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+380(..)(...)(..)(..)$/, '+380\u00a0$1\u00a0$2\u00a0$3\u00a0$4');
}
