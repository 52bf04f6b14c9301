import { timingOf, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics, writeTtml } from '@qingyin/lyrics/ttml';
import { lyricsOf, type Sheet, sheetOf } from './sheet.ts';

/** Parses lyrics in any supported format, detected from the text. Never throws; unreadable text gives no lines. */
export const readSheet = (text: string): Sheet => sheetOf(readAnyLyrics(text));

/** Export formats. */
export const sheetForms = ['lrc', 'words', 'ttml'] as const;
export type SheetForm = (typeof sheetForms)[number];

/** Exported lyrics with their file extension and media type. */
export interface WrittenSheet {
  text: string;
  /** file extension */
  ending: string;
  type: string;
}

/** Exports the lyrics in a format; parts that the format cannot express are left out (docs/lyrics). */
export function writeSheet(sheet: Sheet, form: SheetForm): WrittenSheet {
  const lyrics = lyricsOf(sheet);
  if (form === 'ttml') return { text: writeTtml(lyrics), ending: 'ttml', type: 'application/ttml+xml' };
  const timing = form === 'words' ? 'word' : 'line';
  return { text: `${writeLrc(lyrics, { timing })}\n`, ending: 'lrc', type: 'text/plain' };
}

/** Serialises the lyrics for saving: LRC, or TTML if LRC cannot express all of them. */
export function savedText(sheet: Sheet): string {
  const lyrics = lyricsOf(sheet);
  const more =
    timingOf(lyrics) === 'word' ||
    lyrics.agents ||
    lyrics.lines.some((line) => line.translation || line.romanisation || line.agent || line.background);
  return more ? writeTtml(lyrics) : writeLrc(lyrics);
}
