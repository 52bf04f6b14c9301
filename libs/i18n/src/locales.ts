import type { LocaleCode } from '@qingyin/locales';

/** A selectable language. */
export interface Locale {
  /** value of `<html lang>` */
  code: LocaleCode;
  /** its own name */
  label: string;
  english: string;
  /** file name of an SVG flag */
  flag: string;
}

/**
 * The 54 selectable locales, sorted by code; a separate entry point, because only the language list needs their
 * names.
 */
export const locales = [
  { code: 'ar-EG', label: 'العربية', english: 'Arabic', flag: 'eg' },
  { code: 'az-AZ', label: 'Azərbaycanca', english: 'Azerbaijani', flag: 'az' },
  { code: 'bg-BG', label: 'Български', english: 'Bulgarian', flag: 'bg' },
  { code: 'bn-BD', label: 'বাংলা', english: 'Bangla', flag: 'bd' },
  { code: 'ca-ES', label: 'Català', english: 'Catalan', flag: 'es-ct' },
  { code: 'cs-CZ', label: 'Čeština', english: 'Czech', flag: 'cz' },
  { code: 'da-DK', label: 'Dansk', english: 'Danish', flag: 'dk' },
  { code: 'de-DE', label: 'Deutsch', english: 'German', flag: 'de' },
  { code: 'el-GR', label: 'Ελληνικά', english: 'Greek', flag: 'gr' },
  { code: 'en-GB', label: 'English (UK)', english: 'English (UK)', flag: 'gb' },
  { code: 'en-US', label: 'English', english: 'English (US)', flag: 'us' },
  { code: 'es-ES', label: 'Español', english: 'Spanish', flag: 'es' },
  { code: 'et-EE', label: 'Eesti', english: 'Estonian', flag: 'ee' },
  { code: 'fa-IR', label: 'فارسی', english: 'Persian', flag: 'ir' },
  { code: 'fi-FI', label: 'Suomi', english: 'Finnish', flag: 'fi' },
  { code: 'fr-BE', label: 'Français (Belgique)', english: 'French (Belgium)', flag: 'be' },
  { code: 'fr-FR', label: 'Français', english: 'French', flag: 'fr' },
  { code: 'ga-IE', label: 'Gaeilge', english: 'Irish', flag: 'ie' },
  { code: 'he-IL', label: 'עברית', english: 'Hebrew', flag: 'il' },
  { code: 'hi-IN', label: 'हिन्दी', english: 'Hindi', flag: 'in' },
  { code: 'hr-HR', label: 'Hrvatski', english: 'Croatian', flag: 'hr' },
  { code: 'hu-HU', label: 'Magyar', english: 'Hungarian', flag: 'hu' },
  { code: 'hy-AM', label: 'Հայերեն', english: 'Armenian', flag: 'am' },
  { code: 'id-ID', label: 'Bahasa Indonesia', english: 'Indonesian', flag: 'id' },
  { code: 'is-IS', label: 'Íslenska', english: 'Icelandic', flag: 'is' },
  { code: 'it-IT', label: 'Italiano', english: 'Italian', flag: 'it' },
  { code: 'ja-JP', label: '日本語', english: 'Japanese', flag: 'jp' },
  { code: 'kn-IN', label: 'ಕನ್ನಡ', english: 'Kannada', flag: 'in' },
  { code: 'ko-KR', label: '한국어', english: 'Korean', flag: 'kr' },
  { code: 'ku-IQ', label: 'کوردی', english: 'Kurdish (Arabic script)', flag: 'iq' },
  { code: 'lv-LV', label: 'Latviešu', english: 'Latvian', flag: 'lv' },
  { code: 'mk-MK', label: 'Македонски', english: 'Macedonian', flag: 'mk' },
  { code: 'mn-MN', label: 'Монгол', english: 'Mongolian', flag: 'mn' },
  { code: 'ms-MY', label: 'Bahasa Melayu', english: 'Malay', flag: 'my' },
  { code: 'nb-NO', label: 'Norsk bokmål', english: 'Norwegian Bokmål', flag: 'no' },
  { code: 'ne-NP', label: 'नेपाली', english: 'Nepali', flag: 'np' },
  { code: 'nl-BE', label: 'Nederlands (België)', english: 'Dutch (Belgium)', flag: 'be' },
  { code: 'nl-NL', label: 'Nederlands', english: 'Dutch', flag: 'nl' },
  { code: 'pl-PL', label: 'Polski', english: 'Polish', flag: 'pl' },
  { code: 'pt-BR', label: 'Português (Brasil)', english: 'Portuguese (Brazil)', flag: 'br' },
  { code: 'pt-PT', label: 'Português', english: 'Portuguese', flag: 'pt' },
  { code: 'ro-RO', label: 'Română', english: 'Romanian', flag: 'ro' },
  { code: 'ru-RU', label: 'Русский', english: 'Russian', flag: 'ru' },
  { code: 'sk-SK', label: 'Slovenčina', english: 'Slovak', flag: 'sk' },
  { code: 'sl-SI', label: 'Slovenščina', english: 'Slovenian', flag: 'si' },
  { code: 'sr-RS', label: 'Српски', english: 'Serbian', flag: 'rs' },
  { code: 'sv-SE', label: 'Svenska', english: 'Swedish', flag: 'se' },
  { code: 'ta-IN', label: 'தமிழ்', english: 'Tamil', flag: 'in' },
  { code: 'th-TH', label: 'ไทย', english: 'Thai', flag: 'th' },
  { code: 'tr-TR', label: 'Türkçe', english: 'Turkish', flag: 'tr' },
  { code: 'uk-UA', label: 'Українська', english: 'Ukrainian', flag: 'ua' },
  { code: 'vi-VN', label: 'Tiếng Việt', english: 'Vietnamese', flag: 'vn' },
  { code: 'zh-CN', label: '简体中文', english: 'Chinese (Simplified)', flag: 'cn' },
  { code: 'zh-TW', label: '繁體中文', english: 'Chinese (Traditional)', flag: 'tw' },
] as const satisfies readonly Locale[];
