import { type PlaylistFileContent, secondsOf } from './playlist-file-song.ts';

/** Byte order mark, by which spreadsheets detect UTF-8. */
const BOM = '\ufeff';
/** Columns of the CSV that this app writes. */
export const CSV_COLUMNS = ['id', 'title', 'artists', 'album', 'seconds'];
/** First characters that make a spreadsheet read the cell as a formula. */
const FORMULA = /^['=+\-@\t\r]/;
export const ARTIST_SEPARATOR = '; ';

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n\f\v\u0085\u2028\u2029]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes CSV by RFC 4180. Cells that a spreadsheet would read as formulas get a leading apostrophe. */
export function writeCsv({ songs }: PlaylistFileContent): string {
  const rows = songs.map(({ id, title, artists, album, durationMs }) =>
    [id ?? '', title, artists.join(ARTIST_SEPARATOR), album, durationMs > 0 ? secondsOf(durationMs) : '']
      .map(cell)
      .join(),
  );
  return `${BOM}${[CSV_COLUMNS.join(), ...rows].join('\r\n')}\r\n`;
}
