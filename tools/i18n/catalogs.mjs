// Definition of the catalogs for extraction, checks and the build.
import { formatter } from '@lingui/format-po';

/** `shell`: the texts of the first view. `administration`: those that only administrators see. `app`: all others. */
export const parts = ['shell', 'app', 'administration'];

/** Source files with texts of the administration: folders, without the files that decide whether it is offered. */
export const isOfAdministration = (/** @type {string} */ path) =>
  /^libs\/(?:feature-settings\/src\/(?:admin|music-libraries|welcome)|(?:tag-correction|picture-choice)\/src)\//.test(
    path,
  ) && !/\/(?:use-tag-correction|ChoosePictureButton)\.tsx$/.test(path);

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
