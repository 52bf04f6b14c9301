import { fallbackLocales, type LocaleCode } from '@qingyin/locales';
import english from './texts/en-US.json' with { type: 'json' };

/** Translations by Chinese text; `{0}` is a placeholder. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** Loaded texts; those of other locales are loaded by the first message in them. */
const loaded = new Map<LocaleCode, Promise<Texts>>([['en-US', Promise.resolve(english)]]);

async function load(locale: LocaleCode): Promise<Texts> {
  const [nearest = 'en-US'] = fallbackLocales(locale);
  const { default: texts } = (await import(`./texts/${locale}.json`)) as { default: Texts };
  const translated = Object.entries(texts).filter(([, translation]) => translation);
  return { ...(nearest === 'zh-CN' ? english : await textsOf(nearest)), ...Object.fromEntries(translated) };
}

/** Texts of a locale, completed from its fallbacks; those of English if they cannot be read. */
export function textsOf(locale: LocaleCode): Promise<Texts> {
  const known = loaded.get(locale) ?? load(locale).catch((): Texts => english);
  loaded.set(locale, known);
  return known;
}

/** Whether a text is in the catalogue. */
export const hasTranslation = (text: string): boolean => Object.hasOwn(english, text);
