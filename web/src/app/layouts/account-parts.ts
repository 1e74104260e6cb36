import type { AccountDialogProps } from '#features/account/account-dialog.tsx';
import type { KeysDialogProps } from '#features/account/keys-dialog.tsx';
import type { SignInDialogProps } from '#features/account/sign-in-dialog.tsx';
import type { UserMenuProps } from '#features/account/user-menu.tsx';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { type LazyPage, lazyPage } from '../lazy-page.tsx';

const accountText: Catalogue = {
  ua: () => import('#features/account/account.text.ts?ua'),
  en: () => import('#features/account/account.text.ts?en'),
};

export const signInDialog = lazyPage<SignInDialogProps>(
  'sign-in',
  async () => (await import('#features/account/sign-in-dialog.tsx')).SignInDialog,
  accountText,
);
export const keysDialog = lazyPage<KeysDialogProps>(
  'keys',
  async () => (await import('#features/account/keys-dialog.tsx')).KeysDialog,
  accountText,
);
export const accountDialog = lazyPage<AccountDialogProps>(
  'account-dialog',
  async () => (await import('#features/account/account-dialog.tsx')).AccountDialog,
  {
    ua: () => import('#features/account/account-dialog.text.ts?ua'),
    en: () => import('#features/account/account-dialog.text.ts?en'),
  },
);
export const userMenu = lazyPage<UserMenuProps>(
  'user-menu',
  async () => (await import('#features/account/user-menu.tsx')).UserMenu,
  accountText,
);

/** Loads a part and its texts, which may have been loaded in another language before. */
export async function loadPart<Props extends object>(
  part: LazyPage<Props>,
  language: Language,
): Promise<void> {
  await Promise.all([part.load(), loadCatalogue(part.catalogue, language)]);
}
