import type { LyricLine, Lyrics } from '@qingyin/lyrics';
import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** Kana and Hangul: in such songs pinyin would be the wrong reading of Chinese characters. */
const ELSEWHERE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Pinyin of a line with tone marks; characters that are not Chinese stay as they are. */
export const pinyinOf = (text: string): string => pinyin(text, { toneType: 'symbol', nonZh: 'consecutive' });

/**
 * Adds pinyin as romanization to timed Chinese lyrics that have none. Japanese, Korean and untimed lyrics are
 * returned unchanged.
 */
export function withPinyin(lyrics: Lyrics): Lyrics {
  const { timed, lines } = lyrics;
  const romanised = lines.some(({ romanisation }) => romanisation);
  if (!timed || romanised || lines.some(({ text }) => ELSEWHERE.test(text))) return lyrics;
  const read = (line: LyricLine): LyricLine =>
    HAN.test(line.text) ? { ...line, romanisation: pinyinOf(line.text) } : line;
  return { ...lyrics, lines: lines.map(read) };
}
