/** Data of a language that browsers may lack, taken from Node's `Intl` (tools/vite/intl-data.mts). */
declare module 'virtual:intl-data/*' {
  /** Texts with `{0}` in place of a number, by plural category. */
  export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

  /** A value in a date, as a number or by name: months from January, days from Sunday, halves of the day. */
  export interface DateField {
    field: 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'hour12' | 'minute' | 'dayPeriod';
    /** fewest digits */
    digits?: number;
    names?: readonly string[];
  }

  /** A date or time: its values and the texts between them. */
  export type DatePattern = readonly (string | DateField)[];

  /** Brief form of large numbers. */
  export interface CompactStep {
    /** smallest number that has this form */
    from: number;
    /** what the number is divided by */
    size: number;
    texts: PluralTexts;
  }

  export interface NumberData {
    /** a language with the same groups of digits, which all browsers have */
    like: 'en-GB' | 'en-IN';
    grouping: 'auto' | 'min2';
    /** by type of part, as in `Intl.NumberFormat.prototype.formatToParts` */
    symbols: Partial<Record<string, string>>;
    /** share with its sign, `{0}` in place of the number */
    percent: string;
    /** in ascending order */
    compact: readonly CompactStep[];
    units: Partial<Record<string, PluralTexts>>;
  }

  export interface RelativeTexts {
    /** such as “yesterday”, by amount */
    named: Partial<Record<string, string>>;
    past: PluralTexts;
    future: PluralTexts;
  }

  export interface ListTexts {
    /** between two elements, and after them */
    two: readonly string[];
    /** after the first element, between further ones, before the last one, and after it */
    more: readonly string[];
  }

  export interface IntlData {
    /** by options of `Intl.DateTimeFormat`, as in `dateStyle=medium,timeStyle=short` */
    dates: Partial<Record<string, DatePattern>>;
    numbers: NumberData;
    /** by unit */
    relative: Partial<Record<string, RelativeTexts>>;
    /** by type and style */
    lists: Partial<Record<string, ListTexts>>;
  }

  /** Names of regions and languages by code. */
  export type NamesData = Partial<Record<string, Partial<Record<string, string>>>>;

  export const data: IntlData;
  export const names: NamesData;
}
