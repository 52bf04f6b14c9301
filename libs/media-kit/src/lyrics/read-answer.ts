import type { LyricAnswer } from '@qingyin/contract';
import { joinBeside, readLyrics, type Lyrics } from '@qingyin/lyrics';

/** Why there is nothing to sing along: the song has no words, or nobody has written them down here. */
export type NoLyrics = 'instrumental' | 'unknown';

/** The words of a song from the service's answer (contract page, part 5 "Lyrics"), without what only `ttml` says. */
export function readAnswer(answer: LyricAnswer): Lyrics | NoLyrics {
  if (answer.nolyric || answer.pureMusic) return 'instrumental';
  return sung(
    readLyrics({
      lrc: answer.lrc?.lyric,
      yrc: answer.yrc?.lyric,
      tlyric: answer.tlyric?.lyric,
      romalrc: answer.romalrc?.lyric,
      ytlrc: answer.ytlrc?.lyric,
      yromalrc: answer.yromalrc?.lyric,
    }),
  );
}

/**
 * The same with all that our server says about a song in TTML; its reader is loaded for such songs only.
 *
 * @param language BCP 47; of several translations the one in it is taken
 */
export async function readFullAnswer(answer: LyricAnswer, language: string): Promise<Lyrics | NoLyrics> {
  const source = answer.ttml?.lyric;
  if (!source) return readAnswer(answer);
  const { parseTtml } = await import('./read-ttml.ts');
  const beside = { tlyric: answer.tlyric?.lyric, romalrc: answer.romalrc?.lyric };
  const full = sung(joinBeside(parseTtml(source, { language }), beside));
  return full === 'unknown' ? readAnswer(answer) : full;
}

const sung = (lyrics: Lyrics): Lyrics | NoLyrics =>
  lyrics.lines.some(({ text }) => text !== '') ? lyrics : 'unknown';
