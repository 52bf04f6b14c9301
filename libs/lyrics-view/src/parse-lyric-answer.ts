import type { LyricAnswer } from '@qingyin/contract';
import { addTranslations, readLyrics, type Lyrics } from '@qingyin/lyrics';

/** Why there are no lyrics: the song is instrumental, or the service has none. */
export type NoLyrics = 'instrumental' | 'unknown';

/** Parses the lyrics in a service's answer (docs/specification/contract/entities.md#lyrics), without its `ttml`. */
export function parseLyricAnswer(answer: LyricAnswer): Lyrics | NoLyrics {
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
 * Parses the lyrics including the server's TTML, whose parser is loaded on demand; falls back to the other
 * formats.
 *
 * @param language BCP 47; preferred language among several translations
 */
export async function parseLyricAnswerWithTtml(
  answer: LyricAnswer,
  language: string,
): Promise<Lyrics | NoLyrics> {
  const source = answer.ttml?.lyric;
  if (!source) return parseLyricAnswer(answer);
  const { parseTtml } = await import('./ttml-parser.ts');
  const beside = { tlyric: answer.tlyric?.lyric, romalrc: answer.romalrc?.lyric };
  const full = sung(addTranslations(parseTtml(source, { language }), beside));
  return full === 'unknown' ? parseLyricAnswer(answer) : full;
}

const sung = (lyrics: Lyrics): Lyrics | NoLyrics =>
  lyrics.lines.some(({ text }) => text !== '') ? lyrics : 'unknown';
