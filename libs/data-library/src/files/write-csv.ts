import { type ListedSongs, secondsOf } from './listed-song.ts';

/** So that spreadsheets read it as UTF-8. */
const BOM = '\ufeff';
/** The columns of a table of ours. */
export const HEAD = ['id', 'title', 'artists', 'album', 'seconds'];
/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^['=+\-@\t\r]/;
export const BETWEEN_ARTISTS = '; ';

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n\f\v\u0085\u2028\u2029]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as RFC 4180 has it. What a spreadsheet would take for a formula gets an apostrophe before it. */
export function writeCsv({ songs }: ListedSongs): string {
  const rows = songs.map(({ id, title, artists, album, durationMs }) =>
    [id ?? '', title, artists.join(BETWEEN_ARTISTS), album, durationMs > 0 ? secondsOf(durationMs) : '']
      .map(cell)
      .join(),
  );
  return `${BOM}${[HEAD.join(), ...rows].join('\r\n')}\r\n`;
}
