/** Both languages in ICU MessageFormat, keyed `feature.what`. */
export type Text = Readonly<Record<string, { readonly ua: string; readonly en: string }>>;
