import type { BadRequest, ConsentRequest } from './consent-request.ts';
import type { Reply } from './http.ts';
import { isIdentity } from './scopes.ts';
import type { Account } from './state.ts';

export type PageLanguage = 'uk' | 'en';

const TEXTS = {
  uk: {
    title: 'Доступ до вашого облікового запису Google',
    standIn: 'Це місцева заміна Google: справжнього облікового запису тут немає.',
    account: 'Обліковий запис',
    other: 'Інший обліковий запис',
    email: 'Електронна адреса',
    scopes: 'Par Club зможе',
    identity: 'Дізнатися ваше ім’я та електронну адресу',
    allow: 'Дозволити',
    deny: 'Відхилити',
    error: 'Доступ заблоковано: запит застосунку недійсний',
  },
  en: {
    title: 'Access to your Google account',
    standIn: 'This is a local stand-in for Google: there is no real account here.',
    account: 'Account',
    other: 'Another account',
    email: 'E-mail address',
    scopes: 'Par Club will be able to',
    identity: 'See your name and e-mail address',
    allow: 'Allow',
    deny: 'Deny',
    error: 'Access blocked: the app’s request is invalid',
  },
} as const;

/** What scopes mean, by the end of their names; one that is not here is shown as it is called. */
const SCOPE_TEXTS: Readonly<Record<string, Record<PageLanguage, string>>> = {
  calendar: {
    uk: 'Переглядати, змінювати й видаляти всі ваші календарі',
    en: 'See, edit and delete all your calendars',
  },
  'calendar.readonly': { uk: 'Переглядати ваші календарі', en: 'See your calendars' },
  'calendar.events': {
    uk: 'Переглядати та змінювати події в усіх ваших календарях',
    en: 'See and edit events on all your calendars',
  },
  'calendar.events.readonly': { uk: 'Переглядати події', en: 'See events' },
  'calendar.events.owned': {
    uk: 'Переглядати та змінювати події у власних календарях',
    en: 'See and edit events on calendars that you own',
  },
  'calendar.calendarlist.readonly': {
    uk: 'Переглядати список ваших календарів',
    en: 'See the list of your calendars',
  },
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 0 auto; padding: 1.5rem }
h1 { font-size: 1.4rem; font-weight: 500 }
fieldset { border: 1px solid #8886; border-radius: .75rem; margin: 1rem 0; padding: .5rem 1rem }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input[type=email], button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem }
input[type=email] { flex: 1; min-width: 0 }
.buttons { display: flex; gap: .75rem; justify-content: end }
small { opacity: .8 }`;

/** The page on which a person chooses an account and what it is used for. */
export function consentPage(
  request: ConsentRequest,
  query: string,
  accounts: readonly Account[],
  language: PageLanguage,
): Reply {
  const text = TEXTS[language];
  const chosen = request.loginHint || accounts[0]?.email;
  const accountChoices = accounts.map(
    ({ email, name }) =>
      `<label><input type="radio" name="account" value="${escaped(email)}" ${email === chosen ? 'checked' : ''}>` +
      `<span>${escaped(name)}<br><small>${escaped(email)}</small></span></label>`,
  );
  const scopeBoxes = request.scopes
    .filter((scope) => !isIdentity(scope))
    .map(
      (scope) =>
        `<label><input type="checkbox" name="scope" value="${escaped(scope)}" checked>` +
        `<span>${escaped(meaningOf(scope, language))}</span></label>`,
    );
  return htmlPage(
    200,
    language,
    text.title,
    `<p><small>${text.standIn}</small></p>
<form method="post" action="/o/oauth2/v2/auth">
<input type="hidden" name="query" value="${escaped(query)}">
<fieldset><legend>${text.account}</legend>${accountChoices.join('\n')}
<label><input type="radio" name="account" value=""><span>${text.other}</span></label>
<label><input type="email" name="other" placeholder="${text.email}" aria-label="${text.email}"></label></fieldset>
<fieldset><legend>${text.scopes}</legend>
${request.scopes.some(isIdentity) ? `<p>${text.identity}</p>` : ''}${scopeBoxes.join('\n')}</fieldset>
<p class="buttons"><button name="decision" value="deny">${text.deny}</button>
<button name="decision" value="allow">${text.allow}</button></p></form>`,
  );
}

/** Google's own error page, from which nobody is sent back to the app. */
export function badRequestPage({ error, description }: BadRequest, language: PageLanguage): Reply {
  const content = `<p>400: ${escaped(error)}</p><p>${escaped(description)}</p>`;
  return htmlPage(400, language, TEXTS[language].error, content);
}

function htmlPage(status: number, language: PageLanguage, title: string, content: string): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1>${title}</h1>${content}</body></html>`,
  };
}

function meaningOf(scope: string, language: PageLanguage): string {
  return SCOPE_TEXTS[scope.split('/').at(-1) ?? '']?.[language] ?? scope;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
