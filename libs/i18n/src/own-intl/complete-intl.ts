import type { IntlData, NamesData } from 'virtual:intl-data/types';
import { createDateTimeFormat } from './date-time-format.ts';
import { createListFormat } from './list-format.ts';
import { createNumberFormat } from './number-format.ts';
import { createRelativeTimeFormat } from './relative-time-format.ts';

/**
 * Whether the browser has data of a language. Chromium reports it correctly for `ListFormat` only. `ku` is Northern Kurdish
 * there, in Latin script, while the texts are Sorani.
 */
const isComplete = (locale: string): boolean =>
  !locale.startsWith('ku') && Intl.ListFormat.supportedLocalesOf(locale).length > 0;

/**
 * Gives `Intl` the formats of a language that the browser lacks. Catalogs of such languages call it before their texts
 * show (tools/vite/intl-data.mts). Options that the data lacks have English formats.
 */
export function completeIntl(locale: string, { dates, numbers, relative, lists }: IntlData): void {
  if (isComplete(locale)) return;
  extend('NumberFormat', locale, (options: Intl.NumberFormatOptions) =>
    createNumberFormat(locale, numbers, options),
  );
  extend('DateTimeFormat', locale, (options: Intl.DateTimeFormatOptions) =>
    createDateTimeFormat(dates, options),
  );
  extend('RelativeTimeFormat', locale, (options: Intl.RelativeTimeFormatOptions) =>
    createRelativeTimeFormat(locale, relative, options),
  );
  extend('ListFormat', locale, (options: Intl.ListFormatOptions) => createListFormat(lists, options));
}

/**
 * Gives `Intl` the names of regions and languages in a language that the browser lacks. Chromium says that it has those
 * of Azerbaijani, and gives English ones.
 */
export function completeNames(locale: string, names: NamesData): void {
  if (new Intl.DisplayNames(locale, { type: 'region' }).of('DE') === names['region']?.['DE']) return;
  extend('DisplayNames', locale, ({ type }: Intl.DisplayNamesOptions) => {
    const english = new Intl.DisplayNames('en-GB', { type });
    return { of: (code: string) => names[type]?.[code] ?? english.of(code) };
  });
}

type Extended = 'NumberFormat' | 'DateTimeFormat' | 'RelativeTimeFormat' | 'ListFormat' | 'DisplayNames';

/** Replaces a constructor of `Intl` by one that makes formats of one more language; `make` returns undefined for none. */
function extend<Options>(
  name: Extended,
  locale: string,
  make: (options: Options) => object | undefined,
): void {
  const isOwn = (tag: unknown): boolean => tag === locale || String(tag).startsWith(`${locale}-`);
  const list = (locales: unknown): unknown[] => [locales ?? []].flat();
  const extended = new Proxy<object>(Intl[name], {
    construct(target, [locales, options = {}]: [unknown, unknown], newTarget) {
      const own = isOwn(list(locales)[0]);
      const made = own ? make(options as Options) : undefined;
      return made ?? construct(target, [own ? 'en-GB' : locales, options], newTarget);
    },
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'supportedLocalesOf') return value;
      const supported = value as (tag: unknown) => string[];
      return (locales: unknown) =>
        list(locales).filter((tag) => isOwn(tag) || supported.call(target, tag).length > 0);
    },
  });
  Reflect.set(Intl, name, extended);
}

const construct = Reflect.construct as (target: object, args: unknown[], newTarget: object) => object;
