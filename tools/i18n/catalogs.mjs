// Definition of the catalogs for extraction, checks and the build.
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { at } from '../lib/root.mjs';

/** `shell`: the texts of the first view. `administration`: those that only administrators see. `app`: all others. */
export const parts = ['shell', 'app', 'administration'];

/** Source files with texts of the administration: folders, without the files that decide whether it is offered. */
export const isOfAdministration = (/** @type {string} */ path) =>
  /^libs\/(?:feature-settings\/src\/(?:admin|music-libraries|welcome)|(?:tag-correction|picture-choice)\/src)\//.test(
    path,
  ) && !/\/(?:use-tag-correction|ChoosePictureButton)\.tsx$/.test(path);

/** @param {string} file below libs/locales/src @param {RegExp} pattern */
const matches = (file, pattern) => [
  ...readFileSync(at('libs', 'locales', 'src', file), 'utf8').matchAll(pattern),
];

/** Completes every locale at last, as in libs/locales. */
const LAST_FALLBACK = 'en-US';

/** Codes of all locales, as in libs/locales. */
export const locales = matches('locale-codes.ts', /^ {2}'([a-z]{2}-[A-Z]{2})',$/gm).map(
  ([, code = '']) => code,
);

/** Locales whose texts complete those of a variant of the same language, as in libs/locales. */
const bases = matches('fallback-locales.ts', /^ {2}'([a-z]{2}-[A-Z]{2})': '([a-z]{2}-[A-Z]{2})',$/gm).map(
  ([, code = '', base = '']) => [code, [base, LAST_FALLBACK]],
);

/** @param {string} part @param {string[]} include source files, `<rootDir>/…` */
export const catalog = (part, include) => ({
  path: `<rootDir>/libs/i18n/src/catalogs/{locale}/${part}`,
  include,
});

/** Settings shared by all Lingui configurations. */
export const linguiBase = {
  rootDir: new URL('../..', import.meta.url).pathname.replace(/\/$/, ''),
  sourceLocale: 'zh-CN',
  locales,
  fallbackLocales: { ...Object.fromEntries(bases), default: LAST_FALLBACK },
  format: formatter({ lineNumbers: false }),
};
