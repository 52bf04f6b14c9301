import type { LyricVersion } from '@qingyin/contract';
import { timingOf } from '@qingyin/lyrics';
import { formatOf, readAnyLyrics } from '@qingyin/lyrics/ttml';

export type LyricFacts = Pick<LyricVersion, 'format' | 'timing' | 'lines'>;

/**
 * Detects format, timing and number of non-empty lines of a text; without any such line the timing is `none`.
 * Never throws.
 */
export function detectLyricFacts(text: string): LyricFacts {
  const read = readAnyLyrics(text);
  const lines = read.lines.filter((line) => line.text !== '').length;
  return { format: formatOf(text), timing: lines === 0 ? 'none' : timingOf(read), lines };
}
