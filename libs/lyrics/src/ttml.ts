/** @file TTML, apart from the rest: its XML parser is loaded when a song's words need it, or may. */
export { readAnyLyrics } from './read-any.ts';
export { parseTtml, type TtmlOptions } from './ttml/parse-ttml.ts';
export { type TtmlWriteOptions, writeTtml } from './ttml/write-ttml.ts';
