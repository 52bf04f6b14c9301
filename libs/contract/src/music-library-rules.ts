/** Longest name of a music library, UTF-16 units. */
export const LIBRARY_NAME_MAX = 100;
/** Longest path of a music library's folder, UTF-16 units: `PATH_MAX` of Linux. */
export const LIBRARY_PATH_MAX = 4096;
/** Greatest number of users who are named as listeners of a music library. */
export const LIBRARY_MEMBERS_MAX = 500;
/** Days after which a removed music library is forgotten. */
export const LIBRARY_FORGET_DAYS = 30;
/** Longest title or name in a correction of tags, UTF-16 units. */
export const CORRECTED_TEXT_MAX = 200;
/** Encodings in which an administrator may have the texts of tags read, by the labels of the Encoding Standard. */
export const TAG_ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1251',
  'windows-1252',
] as const;
export type TagEncoding = (typeof TAG_ENCODINGS)[number];
/** Latest year in a correction of tags. */
export const CORRECTED_YEAR_MAX = 2999;
/** Greatest number of songs in one correction of tags. */
export const CORRECTED_SONGS_MAX = 1000;
/** Greatest number of songs that are replaced in one call. */
export const REPLACED_SONGS_MAX = 500;
