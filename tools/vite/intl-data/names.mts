import type { NamesData } from 'virtual:intl-data/types';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that are in use: others are mapped to their successors. */
const regions = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
);
/** Languages of encodings (libs/text-encoding). */
const languages = ['ar', 'el', 'he', 'ja', 'ko', 'ru', 'th', 'tr', 'vi', 'zh-Hans', 'zh-Hant'];

/** Names of regions and languages in a locale, without those that Node lacks. */
export function namesOf(locale: string): NamesData {
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const form = new Intl.DisplayNames(locale, { type, fallback: 'none' });
    return Object.fromEntries(
      codes.map((code) => [code, form.of(code)]).filter(([, name]) => name !== undefined),
    );
  };
  return { region: named('region', regions), language: named('language', languages) };
}
