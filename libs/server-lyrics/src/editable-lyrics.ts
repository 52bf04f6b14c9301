import type { LyricAnswer } from '@qingyin/contract';
import { type Lyrics, readLyrics } from '@qingyin/lyrics';
import { writeTtml } from '@qingyin/lyrics/ttml';

/** Whether the lyrics have word timings or translations, which a single LRC text cannot express. */
const needsMore = ({ lines }: Lyrics): boolean => lines.some((line) => line.words || line.translation);

/**
 * Merges the fields of a lyrics answer into one editable text: TTML where there are word timings or translations,
 * else the LRC as it is, empty where there are no lyrics. Pinyin is left out, because it is generated for every
 * answer.
 */
export function editableLyrics({ lrc, yrc, tlyric, ytlrc, ttml }: LyricAnswer): string {
  if (ttml?.lyric) return ttml.lyric;
  const lyrics = readLyrics({
    lrc: lrc?.lyric,
    yrc: yrc?.lyric,
    tlyric: tlyric?.lyric,
    ytlrc: ytlrc?.lyric,
  });
  return needsMore(lyrics) ? writeTtml(lyrics) : (lrc?.lyric ?? '');
}
