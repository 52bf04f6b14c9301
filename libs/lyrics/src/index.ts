export { activeLineIndex, joinBeside, type LyricSources, readLyrics } from './answer/read-lyrics.ts';
export { saysTheSame } from './answer/same-lines.ts';
export { type LyricTexts, saysMore, writeAnswer } from './answer/write-answer.ts';
export { type ChineseScript, convertLyrics } from './convert-lyrics.ts';
export { type CreditOptions, isCredit, withoutCredits } from './credits/without-credits.ts';
export { parseLrc } from './lrc/parse-lrc.ts';
export { stampText } from './lrc/stamp.ts';
export { type LrcOptions, writeBeside, writeLrc } from './lrc/write-lrc.ts';
export {
  type LyricAgent,
  type LyricCredit,
  type LyricLine,
  type Lyrics,
  type LyricTiming,
  type LyricWord,
  type SungText,
  timingOf,
} from './model.ts';
export { parsePlain } from './parse-plain.ts';
export { type LyricCandidate, pickLyrics } from './pick-lyrics.ts';
export { lastBegun } from './rows/last-begun.ts';
export { endOf, type LyricRow, type LyricSide, rowsOf, type Sung, sungAt } from './rows/rows.ts';
export { withoutBackground } from './shape/without-background.ts';
export { shiftLyrics } from './shift-lyrics.ts';
export { parseYrc } from './yrc/parse-yrc.ts';
export { writeYrc } from './yrc/write-yrc.ts';
