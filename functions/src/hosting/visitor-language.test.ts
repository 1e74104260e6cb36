import { describe, expect, it } from 'vitest';
import { languageOf } from './visitor-language.ts';

describe('the language of the first view', () => {
  it('[L-07] is Ukrainian for somebody who has chosen none', () => {
    expect(languageOf({}, undefined)).toEqual({ language: 'ua', offered: null });
    expect(languageOf({ 'accept-language': 'uk-UA,uk;q=0.9,en;q=0.8' }, undefined).offered).toBeNull();
  });

  it.each(['en-GB,en;q=0.9', 'pl', 'de-DE,uk;q=0.5', 'ukr'])(
    '[F-U12] is offered in English to a browser that asks for %j first',
    (asked) => {
      const headers = { 'accept-language': asked };
      expect(languageOf(headers, undefined)).toEqual({ language: 'ua', offered: 'en' });
    },
  );

  it.each(['__session=en', 'other=ua; __session=en', 'other=1;__session=en; last=2'])(
    '[L-07] is the one that was chosen: %j',
    (cookie) => {
      const headers = { cookie, 'accept-language': 'uk' };
      expect(languageOf(headers, undefined)).toEqual({ language: 'en', offered: null });
    },
  );

  it('[F-U12] offers nothing to somebody who has chosen Ukrainian', () => {
    const headers = { cookie: '__session=ua', 'accept-language': 'en' };
    expect(languageOf(headers, undefined)).toEqual({ language: 'ua', offered: null });
  });

  it.each(['en', 'ua'] as const)('[L-07] is %s by a link that asks for it, and stays so', (asked) => {
    const { cookie, ...rest } = languageOf({ cookie: '__session=ua' }, asked);
    expect(rest).toEqual({ language: asked, offered: null });
    expect(cookie).toMatch(new RegExp(`^__session=${asked}; Path=/; Max-Age=\\d+; SameSite=Lax; Secure$`));
  });

  it.each([['de'], [''], [['en', 'ua']], [{ en: '' }], ['__proto__']])('takes no notice of %j', (asked) => {
    expect(languageOf({ cookie: `__session=${String(asked)}x` }, asked)).toEqual({
      language: 'ua',
      offered: null,
    });
    expect(languageOf({ cookie: 'not__session=en' }, asked)).toEqual({ language: 'ua', offered: null });
  });
});
