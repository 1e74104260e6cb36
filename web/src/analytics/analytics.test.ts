import { describe, expect, it } from 'vitest';
import { isLocal } from './analytics.ts';

describe('[CH-14] analytics', () => {
  it.each(['localhost', 'app.localhost', '127.0.0.1', '192.168.1.20', '[::1]'])(
    'takes %s for this machine',
    (host) => {
      expect(isLocal(host)).toBe(true);
    },
  );

  it.each(['par.club', 'demo.web.app', '1and1.com', '10.example.org'])(
    'takes %s for a deployment',
    (host) => {
      expect(isLocal(host)).toBe(false);
    },
  );
});
