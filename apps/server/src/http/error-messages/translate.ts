import { defaultLocale, type LocaleCode } from '@qingyin/locales';
import { type Texts, textsOf } from './texts-of.ts';

interface Pattern {
  test: RegExp;
  source: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternsOf = new WeakMap<Texts, readonly Pattern[]>();

/** Texts with placeholders, the longest and so most specific first. */
function patterns(texts: Texts): readonly Pattern[] {
  const found =
    patternsOf.get(texts) ??
    Object.keys(texts)
      .filter((source) => source.includes('{0}'))
      .sort((a, b) => b.length - a.length)
      .map((source) => ({
        source,
        test: new RegExp(
          `^${source
            .split(/\{\d\}/)
            .map(escaped)
            .join('(.*)')}$`,
          'su',
        ),
      }));
  patternsOf.set(texts, found);
  return found;
}

/**
 * Translates a message. The value of a placeholder is translated too if it is a text of the catalogue (歌单), and
 * otherwise kept as data. A text missing from the catalogue stays Chinese; the check of the catalogs prevents that.
 */
export async function translate(text: string, locale: LocaleCode): Promise<string> {
  if (locale === defaultLocale) return text;
  const texts = await textsOf(locale);
  const known = own(texts, text);
  if (known !== undefined) return known;
  for (const { source, test } of patterns(texts)) {
    const gaps = test.exec(text)?.slice(1);
    if (!gaps) continue;
    const fillings = gaps.map((gap) => own(texts, gap) ?? listed(gap, locale));
    return (own(texts, source) ?? text).replace(/\{(\d)\}/g, (_all, at) => fillings[Number(at)] ?? '');
  }
  return text;
}

const own = (texts: Texts, text: string): string | undefined =>
  (Object.hasOwn(texts, text) && texts[text]) || undefined;

/** Chinese and Japanese separate the items of a list by 、. */
const listed = (text: string, locale: LocaleCode): string =>
  /^(?:zh|ja)-/.test(locale) ? text : text.replaceAll('、', ', ');
