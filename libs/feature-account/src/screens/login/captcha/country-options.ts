import type { CountryGroup } from '@qingyin/contract';
import { directionOf, textLocaleOf } from '@qingyin/i18n';
import { fold } from '@qingyin/text';
import type { SelectOption } from '@qingyin/ui';

type Country = CountryGroup['countryList'][number];

/** Label by which the service marks the group of common countries. */
const COMMON = '常用';
/** Names that the service has in simplified characters only and `Intl` has otherwise. */
const TRADITIONAL: Readonly<Record<string, string>> = { HK: '中國香港', MO: '中國澳門', TW: '中國台灣' };

/** Name of a country in a language: the service's in Chinese and English, otherwise that of `Intl`. */
function createCountryNames(locale: string): (country: Country) => string {
  const texts = textLocaleOf(locale);
  if (texts === 'zh-CN') return ({ zh }) => zh;
  if (texts.startsWith('en')) return ({ en }) => en;
  const names = new Intl.DisplayNames(texts, { type: 'region', fallback: 'none' });
  const own = texts.startsWith('zh') ? TRADITIONAL : {};
  return ({ locale: region, en }) => own[region] ?? names.of(region) ?? en;
}

/**
 * Countries as options with their names in a language: the common ones first, then all. In Chinese and English these
 * are grouped as the service groups them, by the letter of the English name; otherwise by the order of the language.
 *
 * @param common label of the group of common countries
 */
export function countryOptions(
  groups: readonly CountryGroup[],
  locale: string,
  common: string,
): SelectOption[] {
  const nameOf = createCountryNames(locale);
  // Between letters from right to left, the plus would move behind the number.
  const callingCode = ({ code }: Country) =>
    directionOf(locale) === 'rtl' ? `\u2066+${code}\u2069` : `+${code}`;
  const optionsOf = (countries: readonly Country[], group: (name: string) => string): SelectOption[] =>
    countries.map((country) => {
      const name = nameOf(country);
      return { value: country.locale, label: `${callingCode(country)} ${name}`, group: group(name) };
    });
  const isCommon = ({ label }: CountryGroup, place: number) => place === 0 && label === COMMON;
  const texts = textLocaleOf(locale);
  if (/^(?:zh|en)/.test(texts))
    return groups.flatMap((group, place) =>
      optionsOf(group.countryList, () => (isCommon(group, place) ? common : group.label)),
    );
  const { compare } = new Intl.Collator(texts);
  const all = groups
    .filter((group, place) => !isCommon(group, place))
    .flatMap(({ countryList }) => countryList);
  return [
    ...groups.filter(isCommon).flatMap(({ countryList }) => optionsOf(countryList, () => common)),
    ...optionsOf(
      all.toSorted((one, other) => compare(nameOf(one), nameOf(other))),
      createLetters(texts),
    ),
  ];
}

/** Regions of the countries whose name in a language, in English or Chinese, region or calling code has a text. */
export function findRegions(groups: readonly CountryGroup[], locale: string, query: string): Set<string> {
  const nameOf = createCountryNames(locale);
  const wanted = fold(query);
  return new Set(
    groups
      .flatMap(({ countryList }) => countryList)
      .filter((one) => fold(`${nameOf(one)} ${one.zh} ${one.en} ${one.locale} +${one.code}`).includes(wanted))
      .map(({ locale: region }) => region),
  );
}

/** A letter that is not a vowel written before its consonant, as in Thai. */
const LETTER = /[^\P{L}เ-ไ]/u;

/** First letter of names as the language counts letters: `Ö` is one of Swedish, and `CH` of Czech, but not of German. */
function createLetters(locale: string): (name: string) => string {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return (name) => {
    const pair = /^[a-z]{2}/i.exec(name)?.[0];
    // A noncharacter that sorts after all letters.
    if (pair && compare(pair, `${pair.charAt(0)}\uFFFF`) > 0) return pair.toLocaleUpperCase(locale);
    const first = LETTER.exec(name)?.[0] ?? '';
    const base = first.normalize('NFD').charAt(0);
    return (compare(base, first) === 0 ? base : first).toLocaleUpperCase(locale);
  };
}
