/**
 * A phone as it is read out, on one line where there is room: '+380 67 123 45 67'. Numbers from abroad have groups of
 * their own, and stay whole.
 */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+380(..)(...)(..)(..)$/, '+380\u00a0$1\u00a0$2\u00a0$3\u00a0$4');
}
