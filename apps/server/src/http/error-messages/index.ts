export { localeOf } from './locale-of.ts';
export { hasTranslation } from './texts-of.ts';
export { translate } from './translate.ts';
