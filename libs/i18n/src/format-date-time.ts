import { textLocaleOf } from './load-catalog.ts';

const forms = new Map<string, Intl.DateTimeFormat>();

/** Formats date and time (ms since 1970) in the locale of the texts. */
export function formatDateTime(ms: number, locale: string): string {
  // Cached: creating a format takes a hundred times as long as using it, and feeds show dozens.
  const form =
    forms.get(locale) ??
    new Intl.DateTimeFormat(textLocaleOf(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      calendar: 'gregory',
      numberingSystem: 'latn',
    });
  forms.set(locale, form);
  return form.format(ms);
}
