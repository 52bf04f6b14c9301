export type { LyricContent, LyricEditor } from './add-lyric-version.ts';
export { assertReadableLyrics } from './assert-readable-lyrics.ts';
export { editableLyrics } from './editable-lyrics.ts';
export { cachedLyricAnswer } from './lyric-answer-cache.ts';
export { lyricAnswer } from './lyric-answer.ts';
export { detectLyricFacts } from './lyric-facts.ts';
export { updateLyrics } from './update-lyrics.ts';
