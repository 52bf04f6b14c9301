import type { ListedSong, ListedSongs } from './listed-song.ts';
import { cellsOf } from './cells.ts';
import { durationIn } from './foreign-values.ts';
import { cellText, songsOfBareRows, songsOfTable } from './table.ts';
import { BETWEEN_ARTISTS, HEAD } from './write-csv.ts';

const SECOND_MS = 1000;

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
