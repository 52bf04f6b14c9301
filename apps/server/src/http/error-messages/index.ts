export { type Language, languageFor } from './language.ts';
export { translate } from './translate.ts';
