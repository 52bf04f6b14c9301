import type { LyricVersion } from '@qingyin/contract';
import { timingOf } from '@qingyin/lyrics';
import { formatOf, readAnyLyrics } from '@qingyin/lyrics/ttml';

export type LyricFacts = Pick<LyricVersion, 'format' | 'timing' | 'lines'>;

/** What can be read of a text: a text without a line that is sung has the timing `none`. Never throws. */
export function lyricFacts(text: string): LyricFacts {
  const read = readAnyLyrics(text);
  const lines = read.lines.filter((line) => line.text !== '').length;
  return { format: formatOf(text), timing: lines === 0 ? 'none' : timingOf(read), lines };
}
