export { activeLineIndex, addTranslations, type LyricSources, readLyrics } from './contract/read-lyrics.ts';
export { hasSameLines } from './contract/same-lines.ts';
export { type LyricTexts, exceedsContract, writeContractLyrics } from './contract/write-contract-lyrics.ts';
export { type ChineseScript, convertChineseScript } from './convert-chinese-script.ts';
export { type CreditOptions, isCredit, extractCredits } from './credits/extract-credits.ts';
export { formatClockTime } from './format-clock-time.ts';
export { parseLrc } from './lrc/parse-lrc.ts';
export { formatTimestamp } from './lrc/timestamp.ts';
export { type LrcOptions, writeTranslations, writeLrc } from './lrc/write-lrc.ts';
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
export { lastStarted } from './rows/last-started.ts';
export { rowEnd, type LyricRow, type LyricSide, rowsOf, type ActiveRows, activeRowsAt } from './rows/rows.ts';
export { withoutBackground } from './shape/without-background.ts';
export { shiftLyrics, shiftSungText } from './shift-lyrics.ts';
export { parseYrc } from './yrc/parse-yrc.ts';
export { writeYrc } from './yrc/write-yrc.ts';
