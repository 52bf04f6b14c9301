import type { LyricAnswer } from '@qingyin/contract';
import { type Lyrics, saysMore, saysTheSame, writeAnswer } from '@qingyin/lyrics';
import { formatOf, readAnyLyrics, writeTtml } from '@qingyin/lyrics/ttml';
import { withPinyin } from './pinyin.ts';

const text = (lyric: string) => ({ version: 1, lyric });

/** LRC that says nothing the contract's `lrc` cannot, and every reader reads, is sent as it is, a text without times as well. */
function keptAsIs(source: string, lyrics: Lyrics): boolean {
  const more = lyrics.lines.some((line) => line.words || line.translation);
  return ['lrc', 'plain'].includes(formatOf(source)) && !more && saysTheSame(source, lyrics);
}

/**
 * The contract's answer for the words of a file, in whichever form they are: by line always, by word where words have
 * times, with pinyin for Chinese ones without a romanisation. `ttml` (ours) holds what the contract's texts cannot say.
 */
export function lyricAnswer(source: string): LyricAnswer {
  const lyrics = withPinyin(readAnyLyrics(source));
  const { lrc, tlyric, romalrc, yrc, ytlrc = '', yromalrc = '' } = writeAnswer(lyrics);
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
    ...(saysMore(lyrics) ? { ttml: text(writeTtml(lyrics)) } : {}),
  };
}
