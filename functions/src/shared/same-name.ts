/** A name as it is compared: people write it in capitals, and with spaces too many. */
export function sameName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('uk');
}
