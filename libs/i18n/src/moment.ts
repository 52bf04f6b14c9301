import { textLocaleOf } from './load-catalog.ts';

const forms = new Map<string, Intl.DateTimeFormat>();

/** A day with its time (ms since 1970) in the form of the locale's texts. */
export function formatMoment(ms: number, locale: string): string {
  // Making a form costs a hundred times what using it does, and lists of posts show dozens.
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
