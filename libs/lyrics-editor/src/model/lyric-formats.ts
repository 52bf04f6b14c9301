import { timingOf, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics, writeTtml } from '@qingyin/lyrics/ttml';
import { toLyrics, type EditableLyrics, toEditableLyrics } from './editable-lyrics.ts';

/** Parses lyrics in any supported format, detected from the text. Never throws; unreadable text gives no lines. */
export const parseLyrics = (text: string): EditableLyrics => toEditableLyrics(readAnyLyrics(text));

/** Export formats. */
export const lyricFileFormats = ['lrc', 'words', 'ttml'] as const;
export type LyricFileFormat = (typeof lyricFileFormats)[number];

/** Exported lyrics with their file extension and media type. */
export interface LyricFile {
  text: string;
  /** file extension */
  extension: string;
  type: string;
}

/** Exports the lyrics in a format; parts that the format cannot express are left out (docs/lyrics). */
export function writeLyricFile(sheet: EditableLyrics, form: LyricFileFormat): LyricFile {
  const lyrics = toLyrics(sheet);
  if (form === 'ttml') return { text: writeTtml(lyrics), extension: 'ttml', type: 'application/ttml+xml' };
  const timing = form === 'words' ? 'word' : 'line';
  return { text: `${writeLrc(lyrics, { timing })}\n`, extension: 'lrc', type: 'text/plain' };
}

/** Serialises the lyrics for saving: LRC, or TTML if LRC cannot express all of them. */
export function serializeLyrics(sheet: EditableLyrics): string {
  const lyrics = toLyrics(sheet);
  const more =
    timingOf(lyrics) === 'word' ||
    lyrics.agents ||
    lyrics.lines.some((line) => line.translation || line.romanisation || line.agent || line.background);
  return more ? writeTtml(lyrics) : writeLrc(lyrics);
}
