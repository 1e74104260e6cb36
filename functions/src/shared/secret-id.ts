/** Makes 128 random bits in base64url, 22 characters, as the contract's SecretId; also on a page without https. */
export function secretId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
