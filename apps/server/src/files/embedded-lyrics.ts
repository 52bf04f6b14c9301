import { pickLyrics, stampText } from '@qingyin/lyrics';
import { readAnyLyrics } from '@qingyin/lyrics/ttml';
import type { IAudioMetadata, ILyricsTag } from 'music-metadata';
import { keptLyric } from '../lyrics/kept-lyric.ts';

/** How the kinds of tags call lyrics (Vorbis comments, APE, MP4, ID3's TXXX, ASF). */
const LYRIC_TAG = /^(?:TXXX:|----:com\.apple\.iTunes:|WM\/)?(?:(?:UN)?SYNCED ?)?LYRICS$|^©lyr$/i;

/** Lyrics as they lie in the file: what the tag reader makes of them keeps only one stamp a line. */
const rawTexts = (native: IAudioMetadata['native']): string[] =>
  Object.values(native)
    .flat()
    .flatMap(({ id, value }) => (typeof value === 'string' && LYRIC_TAG.test(id) ? [value] : []));

/** Lyrics with times of their own (ID3's SYLT) as LRC, others as they are. */
function textOf({ syncText, text }: ILyricsTag): string {
  const timed = (syncText ?? []).filter((part) => part.timestamp !== undefined && part.text.trim());
  if (timed.length === 0) return text ?? '';
  return timed
    .map((part) => `[${stampText(part.timestamp ?? 0)}]${part.text.replace(/\s+/g, ' ').trim()}`)
    .join('\n');
}

/** The lyrics that a sound file has, in the forms they have there. */
export const lyricTexts = ({ common, native }: Pick<IAudioMetadata, 'common' | 'native'>): string[] => [
  ...rawTexts(native),
  ...(common.lyrics ?? []).map(textOf),
];

/** Of several lyrics of a song the most finely timed; empty where there are none. */
export function bestLyrics(texts: readonly string[]): string {
  const candidates = texts.map(keptLyric).map((source) => ({ source, lyrics: readAnyLyrics(source) }));
  return pickLyrics(candidates)?.source ?? '';
}
