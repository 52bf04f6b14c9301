/** @file What reads files, apart from the rest: all forms, and the XML parser of TTML, are loaded when they are needed. */
export { formatOf, type LyricFormat } from './formats.ts';
export { parseEnhancedLrc } from './lrc/background.ts';
export { readAnyLyrics } from './read-any.ts';
export { joinBilingual } from './shape/bilingual.ts';
export { parseTtml, type TtmlOptions } from './ttml/parse-ttml.ts';
export { type TtmlWriteOptions, writeTtml } from './ttml/write-ttml.ts';
export { type UnreadableForm, unreadableFormOf } from './unreadable.ts';
