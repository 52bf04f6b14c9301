export { LocaleProvider, useLoadTexts, useLocale } from './locale-provider.tsx';
