export type { LyricLine, Lyrics, LyricWord } from './model.ts';
export { parseLrc } from './parse-lrc.ts';
export { parseYrc } from './parse-yrc.ts';
export { activeLineIndex, readLyrics, type LyricSources } from './read-lyrics.ts';
