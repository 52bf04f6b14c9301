import { type Lyrics, timingOf } from '../model.ts';
import { writeTranslations, writeLrc } from '../lrc/write-lrc.ts';
import { writeYrc } from '../yrc/write-yrc.ts';
import type { LyricSources } from './read-lyrics.ts';

/**
 * Lyric texts of the contract (docs/specification/contract/songs.md#lyric-calls); the three texts for `yrc` exist only for lyrics with word timing.
 */
export type LyricTexts = Required<Pick<LyricSources, 'lrc' | 'tlyric' | 'romalrc'>> &
  Pick<LyricSources, 'yrc' | 'ytlrc' | 'yromalrc'>;

/** Serializes lyrics to the contract's texts; empty texts where there is none. Inverse of `readLyrics`. */
export function writeContractLyrics(lyrics: Lyrics): LyricTexts {
  const tlyric = writeTranslations(lyrics, 'translation');
  const romalrc = writeTranslations(lyrics, 'romanisation');
  const byLine = { lrc: writeLrc(lyrics), tlyric, romalrc };
  if (timingOf(lyrics) !== 'word') return byLine;
  return { ...byLine, yrc: writeYrc(lyrics), ytlrc: tlyric, yromalrc: romalrc };
}

/** Whether lyrics hold data that the contract's texts cannot express: singers, background vocals, readings. */
export const exceedsContract = ({ agents, lines }: Lyrics): boolean =>
  (agents?.length ?? 0) > 0 ||
  lines.some((line) => line.background || line.agent || line.words?.some(({ reading }) => reading));
