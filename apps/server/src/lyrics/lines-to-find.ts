import { readAnyLyrics } from '@qingyin/lyrics/ttml';

/** More is in no song that is sung; the index is written with the words, and grows with every character. */
const MOST_CHARACTERS = 12_000;

/** The lines a song is to be found by, the first of them where somebody has put in a book. */
export function linesToFind(text: string): string[] {
  let left = MOST_CHARACTERS;
  const lines: string[] = [];
  for (const line of readAnyLyrics(text).lines) {
    left -= line.text.length;
    if (left < 0) break;
    lines.push(line.text);
  }
  return lines;
}
