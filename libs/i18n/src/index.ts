export { directionOf } from './direction.ts';
export { firstWeekday } from './first-weekday.ts';
export { loadCatalog, textLocaleOf, type CatalogPart, type LaterPart } from './load-catalog.ts';
export { createLocaleController, LOCALE_KEY, type LocaleController } from './locale-controller.ts';
export { defaultLocale, isLocaleCode, localeCodes, resolveLocale, type LocaleCode } from '@qingyin/locales';
export {
  formatCount,
  formatDate,
  formatDayOfYear,
  formatMonth,
  formatNumber,
  formatTime,
  warmUpDateFormat,
} from './formats.ts';
export { displayedCount } from './displayed-count.ts';
export { formatBytes, markQuantity } from './format-bytes.ts';
export { formatLocaleOf } from './format-locale.ts';
export { formatPercent } from './format-percent.ts';
export { formatDuration } from './format-duration.ts';
export { formatDateTime } from './format-date-time.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { monthNames } from './month-names.ts';
export { PSEUDO_LOCALE } from './pseudo.ts';
export { foreignLanguage, textLanguage } from './text-language.ts';
export { blankError, validationMessages } from './validation.ts';
