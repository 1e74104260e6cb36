/** Upper case; '-' without a name. */
export function avatarLetter(name: string): string {
  const [first = '-'] = name.trim();
  return first.toLocaleUpperCase('uk');
}
