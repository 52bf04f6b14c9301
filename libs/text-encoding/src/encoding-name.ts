/** Display names of encodings, and their language if they are specific to one. */
const ENCODINGS: Record<string, readonly [name: string, language?: string]> = {
  'utf-8': ['UTF-8'],
  gb18030: ['GB 18030', 'zh-Hans'],
  big5: ['Big5', 'zh-Hant'],
  shift_jis: ['Shift_JIS', 'ja'],
  'euc-jp': ['EUC-JP', 'ja'],
  'euc-kr': ['EUC-KR', 'ko'],
  'windows-1250': ['Windows-1250'],
  'windows-1251': ['Windows-1251', 'ru'],
  'windows-1252': ['Windows-1252'],
  'windows-1253': ['Windows-1253', 'el'],
  'windows-1254': ['Windows-1254', 'tr'],
  'windows-1255': ['Windows-1255', 'he'],
  'windows-1256': ['Windows-1256', 'ar'],
  'windows-1258': ['Windows-1258', 'vi'],
  'windows-874': ['Windows-874', 'th'],
  'koi8-r': ['KOI8-R', 'ru'],
};

/**
 * Display name of a text encoding, with the language it is made for.
 *
 * @param encoding label in the Encoding Standard
 * @param locale language of the page
 */
export function encodingName(encoding: string, locale: string): string {
  const [name, language] = ENCODINGS[encoding] ?? [encoding];
  if (language === undefined) return name;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return `${languages.of(language) ?? language} ${name}`;
}
