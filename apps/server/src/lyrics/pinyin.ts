import type { LyricLine, Lyrics } from '@qingyin/lyrics';
import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** Kana and Hangul: in such songs Chinese characters are read otherwise. */
const ELSEWHERE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A line in pinyin with tone marks; other letters stay as they are. */
export const pinyinOf = (text: string): string => pinyin(text, { toneType: 'symbol', nonZh: 'consecutive' });

/** Chinese lyrics with pinyin where nobody has romanised a line; Japanese and Korean ones, and untimed ones, as they are. */
export function withPinyin(lyrics: Lyrics): Lyrics {
  const { timed, lines } = lyrics;
  const romanised = lines.some(({ romanisation }) => romanisation);
  if (!timed || romanised || lines.some(({ text }) => ELSEWHERE.test(text))) return lyrics;
  const read = (line: LyricLine): LyricLine =>
    HAN.test(line.text) ? { ...line, romanisation: pinyinOf(line.text) } : line;
  return { ...lyrics, lines: lines.map(read) };
}
