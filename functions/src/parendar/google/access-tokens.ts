/** Access tokens that are kept in memory, each for some 200 bytes. */
const TOKEN_LIMIT = 1000;

/** What Google gives with each new one. */
type Tokens = { access_token?: string | null; expiry_date?: number | null };

/** Access tokens of this instance by the refresh token they were made from; they live for an hour. Never stored. */
const tokens = new Map<string, { access_token: string; expiry_date: number }>();

export function cachedAccessToken(refreshToken: string) {
  return tokens.get(refreshToken);
}

export function cacheAccessToken(refreshToken: string, { access_token, expiry_date }: Tokens): void {
  if (!access_token || !expiry_date) return;
  const [oldest] = tokens.keys();
  if (tokens.size >= TOKEN_LIMIT && oldest !== undefined) tokens.delete(oldest);
  tokens.set(refreshToken, { access_token, expiry_date });
}

export function clearAccessToken(refreshToken: string): void {
  tokens.delete(refreshToken);
}
