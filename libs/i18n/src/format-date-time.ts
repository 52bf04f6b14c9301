import { formatLocaleOf } from './format-locale.ts';

const forms = new Map<string, Intl.DateTimeFormat>();

/** Formats date and time (ms since 1970) in the locale of the texts. */
export function formatDateTime(ms: number, locale: string): string {
  // Cached: creating a format takes a hundred times as long as using it, and feeds show dozens.
  const form =
    forms.get(locale) ??
    new Intl.DateTimeFormat(formatLocaleOf(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  forms.set(locale, form);
  return form.format(ms);
}
