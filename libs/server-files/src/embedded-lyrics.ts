import { pickLyrics, formatTimestamp } from '@qingyin/lyrics';
import { readAnyLyrics } from '@qingyin/lyrics/ttml';
import type { IAudioMetadata, ILyricsTag } from 'music-metadata';
import { normalizeLyric } from './normalize-lyric.ts';

/** Names of lyrics tags (Vorbis comments, APE, MP4, ID3's TXXX, ASF). */
const LYRIC_TAG = /^(?:TXXX:|----:com\.apple\.iTunes:|WM\/)?(?:(?:UN)?SYNCED ?)?LYRICS$|^©lyr$/i;

/** Raw lyrics of the tags: the parsed ones of the tag reader have only one timestamp per line. */
const rawTexts = (native: IAudioMetadata['native']): string[] =>
  Object.values(native)
    .flat()
    .flatMap(({ id, value }) => (typeof value === 'string' && LYRIC_TAG.test(id) ? [value] : []));

/** Text of a lyrics tag: synchronised lyrics (ID3's SYLT) as LRC, others unchanged. */
export function lyricsTagText({ syncText, text }: ILyricsTag): string {
  const timed = (syncText ?? []).filter((part) => part.timestamp !== undefined && part.text.trim());
  if (timed.length === 0) return text ?? '';
  return timed
    .map((part) => `[${formatTimestamp(part.timestamp ?? 0)}]${part.text.replace(/\s+/g, ' ').trim()}`)
    .join('\n');
}

/** All lyrics embedded in a sound file, in their own formats. */
export const embeddedLyricTexts = ({
  common,
  native,
}: Pick<IAudioMetadata, 'common' | 'native'>): string[] => [
  ...rawTexts(native),
  ...(common.lyrics ?? []).map(lyricsTagText),
];

/** The lyrics with the finest timing; empty when there are none. */
export function bestLyrics(texts: readonly string[]): string {
  const candidates = texts.map(normalizeLyric).map((source) => ({ source, lyrics: readAnyLyrics(source) }));
  return pickLyrics(candidates)?.source ?? '';
}
