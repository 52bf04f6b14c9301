import type { PlaylistFileSong, PlaylistFileContent } from './playlist-file-song.ts';
import { parseCells } from './parse-cells.ts';
import { parseDuration } from './parse-values.ts';
import { cellText, songsOfBareRows, songsOfTable } from './table-songs.ts';
import { ARTIST_SEPARATOR, CSV_COLUMNS } from './write-csv.ts';

const SECOND_MS = 1000;

/** First line that Excel writes to declare the separator. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?[ \t]*(?:\r\n|\r|\n)/i;
const SEPARATORS = [',', ';', '\t', '|'];
/** UTF-16 units that contain the first row of any real file. */
const FIRST_ROW = 10_000;

/**
 * Separator of the cells: the one under which the first row has the header of a title, else the most frequent one.
 */
function separatorOf(text: string): string {
  const first = text.slice(0, FIRST_ROW);
  const widths = SEPARATORS.map((mark) => {
    const [head = []] = parseCells(first, mark, 1);
    return [mark, head.length + (songsOfTable([head]) ? FIRST_ROW : 0)] as const;
  });
  return widths.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

const rowsOf = (text: string): string[][] => {
  const bare = text.replace(/^\ufeff/, '');
  const line = SEPARATOR_LINE.exec(bare);
  const body = line ? bare.slice(line[0].length) : bare;
  return parseCells(body, line?.[1] ?? separatorOf(body));
};

/**
 * Reads a CSV of this app or of another program; null when it has a single column. A table without a title column
 * has no songs.
 */
export function readCsv(text: string): PlaylistFileContent | null {
  const rows = rowsOf(text);
  const [head = []] = rows;
  if (CSV_COLUMNS.every((name, place) => head[place] === name))
    return { name: '', songs: rows.slice(1).flatMap(ownSong) };
  const songs = songsOfTable(rows);
  if (songs) return { name: '', songs };
  return head.length > 1 ? { name: '', songs: songsOfBareRows(rows) ?? [] } : null;
}

/** Reads a text that may be a CSV: null unless its header has a title and another known column. */
export function readLikelyCsv(text: string): PlaylistFileContent | null {
  const first = text.slice(0, FIRST_ROW);
  const separator = separatorOf(first);
  const [head = []] = parseCells(first, separator, 1);
  if (!SEPARATOR_LINE.test(text) && (head.length < 2 || !songsOfTable([head], true))) return null;
  return readCsv(text);
}

function ownSong([id, title, artists, album, seconds]: string[]): PlaylistFileSong[] {
  const named = cellText(title);
  const number = Number(id);
  if (!named) return [];
  return [
    {
      ...(Number.isSafeInteger(number) && number > 0 && { id: number }),
      title: named,
      artists: cellText(artists).split(ARTIST_SEPARATOR).filter(Boolean),
      album: cellText(album),
      durationMs: parseDuration(seconds, SECOND_MS, true),
    },
  ];
}
