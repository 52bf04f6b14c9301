export { fallbackLocales, lastFallback } from './fallback-locales.ts';
export { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from './locale-codes.ts';
export { closestLocale, resolveLocale } from './resolve-locale.ts';
