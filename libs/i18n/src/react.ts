export { LocaleProvider, useLoadTexts, useLocale } from './locale-provider.tsx';
export { SentenceSpace } from './sentence-space.tsx';
