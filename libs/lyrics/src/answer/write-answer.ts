import { type Lyrics, timingOf } from '../model.ts';
import { writeBeside, writeLrc } from '../lrc/write-lrc.ts';
import { writeYrc } from '../yrc/write-yrc.ts';
import type { LyricSources } from './read-lyrics.ts';

/** The contract's texts (part 5 "Lyrics"); the three by word are only there for lyrics that are timed by word. */
export type LyricTexts = Required<Pick<LyricSources, 'lrc' | 'tlyric' | 'romalrc'>> &
  Pick<LyricSources, 'yrc' | 'ytlrc' | 'yromalrc'>;

/** Lyrics as the contract sends them; empty texts where there is none. `readLyrics` reads them back. */
export function writeAnswer(lyrics: Lyrics): LyricTexts {
  const tlyric = writeBeside(lyrics, 'translation');
  const romalrc = writeBeside(lyrics, 'romanisation');
  const byLine = { lrc: writeLrc(lyrics), tlyric, romalrc };
  if (timingOf(lyrics) !== 'word') return byLine;
  return { ...byLine, yrc: writeYrc(lyrics), ytlrc: tlyric, yromalrc: romalrc };
}

/** Whether lyrics hold what the contract's texts cannot say: who sings, what is sung behind, readings. */
export const saysMore = ({ agents, lines }: Lyrics): boolean =>
  (agents?.length ?? 0) > 0 ||
  lines.some((line) => line.background || line.agent || line.words?.some(({ reading }) => reading));
