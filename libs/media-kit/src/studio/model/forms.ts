import { timingOf, writeLrc } from '@qingyin/lyrics';
import { readAnyLyrics, writeTtml } from '@qingyin/lyrics/ttml';
import { lyricsOf, type Sheet, sheetOf } from './sheet.ts';

/** A sheet of a text in any form, told by the text itself. Never throws; without a line there is nothing to read. */
export const readSheet = (text: string): Sheet => sheetOf(readAnyLyrics(text));

/** The forms one can take away. */
export const sheetForms = ['lrc', 'words', 'ttml'] as const;
export type SheetForm = (typeof sheetForms)[number];

export interface WrittenSheet {
  text: string;
  /** of the file's name */
  ending: string;
  type: string;
}

/** The sheet as a file of a form; what the form has no room for is left out (docs/lyrics). */
export function writeSheet(sheet: Sheet, form: SheetForm): WrittenSheet {
  const lyrics = lyricsOf(sheet);
  if (form === 'ttml') return { text: writeTtml(lyrics), ending: 'ttml', type: 'application/ttml+xml' };
  const timing = form === 'words' ? 'word' : 'line';
  return { text: `${writeLrc(lyrics, { timing })}\n`, ending: 'lrc', type: 'text/plain' };
}

/** The sheet as it is saved: in the plainest form that holds all of it. */
export function savedText(sheet: Sheet): string {
  const lyrics = lyricsOf(sheet);
  const more =
    timingOf(lyrics) === 'word' ||
    lyrics.agents ||
    lyrics.lines.some((line) => line.translation || line.romanisation || line.agent || line.background);
  return more ? writeTtml(lyrics) : writeLrc(lyrics);
}
