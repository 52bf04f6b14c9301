import { formatLocaleOf } from './format-locale.ts';

const forms = new Map<string, Intl.NumberFormat>();

/** Formats a share from 0 to 1 as whole percents, in the locale of the texts. */
export function formatPercent(share: number, locale: string): string {
  // Cached: creating a format takes a hundred times as long as using it.
  const form = forms.get(locale) ?? new Intl.NumberFormat(formatLocaleOf(locale), { style: 'percent' });
  forms.set(locale, form);
  return form.format(share);
}
