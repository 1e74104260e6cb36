import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from '@par-club/functions/shared/preview';
import type { Person } from '../../sample/people.ts';
import type { Scope } from '../google.ts';
import { TEXTS } from './consent-page.text.ts';

export type PageLanguage = 'uk' | 'en';

const STYLE = readFileSync(join(import.meta.dirname, 'consent-page.css'), 'utf8');

/** @param query of the request, which comes back with the answer */
export function consentPage(
  query: URLSearchParams,
  scopes: readonly Scope[],
  accounts: readonly Pick<Person, 'email' | 'name'>[],
  language: PageLanguage,
): Response {
  const text = TEXTS[language];
  const chosen = query.get('login_hint') || accounts[0]?.email;
  const accountChoices = accounts.map(
    ({ email, name }) =>
      `<label><input type="radio" name="account" value="${escaped(email)}" ${email === chosen ? 'checked' : ''}>` +
      `<span>${escaped(name)}<br><small>${escaped(email)}</small></span></label>`,
  );
  const scopeBoxes = scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="scope" value="${escaped(scope)}" checked>` +
      `<span>${text[scope]}</span></label>`,
  );
  return htmlPage(
    200,
    language,
    text.title,
    `<p><small>${text.standIn}</small></p>
<form method="post" action="/o/oauth2/v2/auth">
<input type="hidden" name="query" value="${escaped(String(query))}">
<fieldset><legend>${text.account}</legend>${accountChoices.join('\n')}
<label><input type="radio" name="account" value=""><span>${text.other}</span></label>
<label><input type="email" name="other" placeholder="${text.email}" aria-label="${text.email}"></label></fieldset>
<fieldset><legend>${text.scopes}</legend>
${scopeBoxes.join('\n')}</fieldset>
<p class="buttons"><button name="decision" value="deny">${text.deny}</button>
<button name="decision" value="allow">${text.allow}</button></p></form>`,
  );
}

/** Google's own error page; it never leads back to the app. */
export function badRequestPage(error: string, language: PageLanguage): Response {
  return htmlPage(400, language, TEXTS[language].error, `<p>400: ${error}</p>`);
}

function htmlPage(status: number, language: PageLanguage, title: string, content: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'referrer-policy': 'no-referrer',
  };
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1>${title}</h1>${content}</body></html>`;
  return new Response(body, { status, headers });
}
