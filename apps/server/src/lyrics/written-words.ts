import type { LyricAnswer } from '@qingyin/contract';
import { type Lyrics, readLyrics } from '@qingyin/lyrics';
import { writeTtml } from '@qingyin/lyrics/ttml';

/** What one LRC cannot say. */
const needsMore = ({ lines }: Lyrics): boolean => lines.some((line) => line.words || line.translation);

/**
 * The words of the contract's texts as one text that can be edited: TTML where they have timed words or translations,
 * else LRC as it is; empty where there are none. Without the pinyin, which is made anew whenever words are answered.
 */
export function writtenWords({ lrc, yrc, tlyric, ytlrc, ttml }: LyricAnswer): string {
  if (ttml?.lyric) return ttml.lyric;
  const lyrics = readLyrics({
    lrc: lrc?.lyric,
    yrc: yrc?.lyric,
    tlyric: tlyric?.lyric,
    ytlrc: ytlrc?.lyric,
  });
  return needsMore(lyrics) ? writeTtml(lyrics) : (lrc?.lyric ?? '');
}
