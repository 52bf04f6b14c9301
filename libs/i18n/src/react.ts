export { LocaleProvider, useLoadAppTexts, useLocale } from './locale-provider.tsx';
