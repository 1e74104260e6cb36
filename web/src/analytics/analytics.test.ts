import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocal, toolOf } from './analytics.ts';

describe('[CH-14] analytics', () => {
  it('[F-S17] has no more of an address than the name of a tool, whatever stands in it', () => {
    for (const tool of ['parex', 'parloc', 'parendar', 'privacy']) {
      expect(toolOf(`/${tool}`)).toBe(tool);
      expect(toolOf(`/${tool}/app`)).toBe(tool);
    }
    for (const path of ['/', '/380671234567', '/seat/secret', '/parexOlena', '/parex-380671234567'])
      expect(toolOf(path)).toBe('');
    const parts = fc.array(fc.constantFrom('parex', '/', '380671234567', '%2F', 'ї', '?text=', '#'));
    fc.assert(
      fc.property(parts, (path) => {
        expect(toolOf(`/${path.join('')}`)).toMatch(/^(parex|parloc|parendar|privacy|)$/);
      }),
    );
  });

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
