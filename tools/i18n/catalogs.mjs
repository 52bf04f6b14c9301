// Definition of the catalogs for extraction, checks and the build.
import { formatter } from '@lingui/format-po';

/** `shell`: the texts of the first view. `app`: all others. */
export const parts = ['shell', 'app'];

/** Locales with translations of their own. */
export const locales = ['zh-CN', 'zh-TW', 'en-US'];

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
  fallbackLocales: { default: 'zh-CN' },
  format: formatter({ lineNumbers: false }),
};
