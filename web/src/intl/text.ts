/** The texts of one feature, both languages side by side, in ICU MessageFormat, keyed `feature.what`. */
export type Text = Readonly<Record<string, { readonly ua: string; readonly en: string }>>;
