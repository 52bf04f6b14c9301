/**
 * @file Entry point for lyric files, separate from the main one: the parsers of all formats, with an XML parser
 * for TTML, load on demand.
 */
export { formatOf, type LyricFormat } from './detect-format.ts';
export { parseEnhancedLrc } from './lrc/background.ts';
export { readAnyLyrics } from './read-any-lyrics.ts';
export { joinBilingual } from './shape/bilingual.ts';
export { parseTtml, type TtmlOptions } from './ttml/parse-ttml.ts';
export { type TtmlWriteOptions, writeTtml } from './ttml/write-ttml.ts';
export { type UnsupportedFormat, detectUnsupportedFormat } from './unsupported-format.ts';
