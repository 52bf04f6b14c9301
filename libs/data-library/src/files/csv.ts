import { type ListedSong, type ListedSongs, secondsOf } from './listed-song.ts';
import { cellsOf } from './cells.ts';
import { durationIn } from './foreign-values.ts';
import { cellText, songsOfBareRows, songsOfTable } from './table.ts';

/** So that spreadsheets read it as UTF-8. */
const BOM = '\ufeff';
const HEAD = ['id', 'title', 'artists', 'album', 'seconds'];
/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^['=+\-@\t\r]/;
const SECOND_MS = 1000;
const BETWEEN_ARTISTS = '; ';

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

/** Excel's own first line, which says what stands between cells. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\r|\n)/i;
const SEPARATORS = [',', ';', '\t', '|'];
/** Enough of a text to hold its first row. */
const FIRST_ROW = 10_000;

/** Between the cells: what `sep=` says, else what heads a title, else what there is most of. */
function separatorOf(text: string): string {
  const first = text.slice(0, FIRST_ROW);
  const widths = SEPARATORS.map((mark) => {
    const [head = []] = cellsOf(first, mark, 1);
    return [mark, head.length + (songsOfTable([head]) ? FIRST_ROW : 0)] as const;
  });
  return widths.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

const rowsOf = (text: string): string[][] => {
  const bare = text.replace(/^\ufeff/, '');
  const line = SEPARATOR_LINE.exec(bare);
  const body = line ? bare.slice(line[0].length) : bare;
  return cellsOf(body, line?.[1] ?? separatorOf(body));
};

/** Reads a table, ours or another's; null where it has no columns. A table that names no titles has no songs. */
export function readCsv(text: string): ListedSongs | null {
  const rows = rowsOf(text);
  const [head = []] = rows;
  if (HEAD.every((name, place) => head[place] === name))
    return { name: '', songs: rows.slice(1).flatMap(ownSong) };
  const songs = songsOfTable(rows);
  if (songs) return { name: '', songs };
  return head.length > 1 ? { name: '', songs: songsOfBareRows(rows) ?? [] } : null;
}

/** Reads a table that may as well be another text: null unless its columns are headed as those of songs. */
export function readLikelyCsv(text: string): ListedSongs | null {
  const first = text.slice(0, FIRST_ROW);
  const separator = separatorOf(first);
  const [head = []] = cellsOf(first, separator, 1);
  if (!SEPARATOR_LINE.test(text) && (head.length < 2 || !songsOfTable([head], true))) return null;
  return readCsv(text);
}

function ownSong([id, title, artists, album, seconds]: string[]): ListedSong[] {
  const named = cellText(title);
  const number = Number(id);
  if (!named) return [];
  return [
    {
      ...(Number.isSafeInteger(number) && number > 0 && { id: number }),
      title: named,
      artists: cellText(artists).split(BETWEEN_ARTISTS).filter(Boolean),
      album: cellText(album),
      durationMs: durationIn(seconds, SECOND_MS, true),
    },
  ];
}
