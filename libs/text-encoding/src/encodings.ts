/**
 * Legacy encodings that are detected, by the labels of the Encoding Standard. Their order is the order of equally
 * likely previews.
 */
export const DETECTED_ENCODINGS = [
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1251',
  'windows-1252',
] as const;

/** Encodings offered as previews only: too rare, or too similar to another one, for automatic detection. */
export const PREVIEW_ENCODINGS = [
  'euc-jp',
  'windows-1250',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1258',
  'windows-874',
] as const;

export type DetectedEncoding = (typeof DETECTED_ENCODINGS)[number];
export type TextEncoding =
  DetectedEncoding | (typeof PREVIEW_ENCODINGS)[number] | 'utf-8' | 'utf-16le' | 'utf-16be';
