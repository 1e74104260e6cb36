/** A phone as it is read out: '+380 67 123 45 67'. Numbers from abroad have groups of their own, and stay whole. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+380(..)(...)(..)(..)$/, '+380 $1 $2 $3 $4');
}
