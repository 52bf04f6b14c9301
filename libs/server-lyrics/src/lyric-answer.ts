import { withPinyin } from '@qingyin/server-kernel';
import type { LyricAnswer } from '@qingyin/contract';
import { type Lyrics, exceedsContract, hasSameLines, writeContractLyrics } from '@qingyin/lyrics';
import { formatOf, readAnyLyrics, writeTtml } from '@qingyin/lyrics/ttml';

const text = (lyric: string) => ({ version: 1, lyric });

/**
 * Whether the text can be sent unchanged: LRC or plain text without word timings and translations that every LRC
 * parser reads alike.
 */
function keptAsIs(source: string, lyrics: Lyrics): boolean {
  const more = lyrics.lines.some((line) => line.words || line.translation);
  return ['lrc', 'plain'].includes(formatOf(source)) && !more && hasSameLines(source, lyrics);
}

/**
 * The contract's lyrics answer for a text in any supported format: LRC always, YRC where words are timed, pinyin
 * for Chinese lyrics without a romanization. `ttml` (an extension of the contract) holds what its other fields
 * cannot express.
 */
export function lyricAnswer(source: string): LyricAnswer {
  const lyrics = withPinyin(readAnyLyrics(source));
  const { lrc, tlyric, romalrc, yrc, ytlrc = '', yromalrc = '' } = writeContractLyrics(lyrics);
  const byLine = {
    code: 200,
    lrc: text(keptAsIs(source, lyrics) ? source : lrc),
    klyric: text(''),
    tlyric: text(tlyric),
    romalrc: text(romalrc),
  };
  return {
    ...byLine,
    ...(yrc ? { yrc: text(yrc), ytlrc: text(ytlrc), yromalrc: text(yromalrc) } : {}),
    ...(exceedsContract(lyrics) ? { ttml: text(writeTtml(lyrics)) } : {}),
  };
}
