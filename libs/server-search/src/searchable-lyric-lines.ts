import { readAnyLyrics } from '@qingyin/lyrics/ttml';

/**
 * Maximum number of indexed characters per song; no real lyrics are longer. The index is written in the same
 * transaction as the lyrics and grows with every character.
 */
const MOST_CHARACTERS = 12_000;

/** The lyric lines that go into the search index; lines beyond the maximum are left out. */
export function searchableLyricLines(text: string): string[] {
  let left = MOST_CHARACTERS;
  const lines: string[] = [];
  for (const line of readAnyLyrics(text).lines) {
    left -= line.text.length;
    if (left < 0) break;
    lines.push(line.text);
  }
  return lines;
}
