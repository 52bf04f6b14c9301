import type { LyricAnswer } from '@qingyin/contract';
import { readLyrics, type Lyrics } from '@qingyin/lyrics';

/** Why there is nothing to sing along: the song has no words, or nobody has written them down here. */
export type NoLyrics = 'instrumental' | 'unknown';

/** The words of a song from the service's answer (contract page, part 5 "Lyrics"). */
export function readAnswer(answer: LyricAnswer): Lyrics | NoLyrics {
  if (answer.nolyric || answer.pureMusic) return 'instrumental';
  const byWord = Boolean(answer.yrc?.lyric);
  const lyrics = readLyrics({
    lrc: answer.lrc?.lyric,
    yrc: answer.yrc?.lyric,
    // Each form has its own translation, stamped like its lines.
    tlyric: (byWord && answer.ytlrc?.lyric) || answer.tlyric?.lyric,
    romalrc: (byWord && answer.yromalrc?.lyric) || answer.romalrc?.lyric,
  });
  return lyrics.lines.some(({ text }) => text !== '') ? lyrics : 'unknown';
}
