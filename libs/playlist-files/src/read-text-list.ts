import { cellText, songsOfTable } from './table-songs.ts';
import { readLikelyCsv } from './read-csv.ts';
import { splitArtists, parseDuration } from './parse-values.ts';
import { LEADING_SYMBOLS, stripMarkup } from './strip-markup.ts';
import { normalizeText, splitLines, MAX_TEXT_LENGTH } from './split-lines.ts';
import type { PlaylistFileSong, PlaylistFileContent } from './playlist-file-song.ts';
import { stripSequentialNumbers, stripNumber } from './track-numbers.ts';
import { stripPath } from './song-path.ts';
import { splitTitleArtist } from './split-title-artist.ts';

/** `1.`, `01、`, `(3)`, `#4`, `①`, `一、` before a line; a bare number may be part of the title. */
const NUMBERING =
  /^(?:[([【]\d{1,4}[)\]】]|#?\d{1,4}\s*[.．](?!\d)|#?\d{1,4}\s*[、)）]|[①-⑳]|[一二三四五六七八九十百]{1,4}、)\s*/u;
/** Timestamp before a line: `[00:12]`, `1:02:03`. */
const TIME_BEFORE = /^[([【]?\d{1,3}(?::\d{2}){1,2}(?:\.\d+)?[)\]】]?\s*(?:[-–—|]\s+)?/u;
/** Duration after a line: `(3:45)`, `3:45`. */
const TIME_BEHIND = /\s*[([【]?(\d{1,3}:\d{2}(?::\d{2})?)[)\]】]?$/u;

/** Reads a song from a line of free text, without numbering, time stamps and markup. */
export function readLine(written: string): PlaylistFileSong {
  const marked = stripMarkup(written);
  const bare = stripNumber(
    marked.replace(NUMBERING, '').replace(TIME_BEFORE, '').replace(LEADING_SYMBOLS, '').trim(),
  );
  const line = stripNumber(stripPath(bare || marked));
  const length = TIME_BEHIND.exec(line);
  const name = length && length.index > 0 ? line.slice(0, length.index).replace(/[\s\-–—|]+$/u, '') : line;
  const durationMs = length && name !== line ? parseDuration(length[1], 1) : 0;
  const cells = name.split('\t').map(normalizeText).filter(Boolean);
  if (cells.length > 2 && /^\d{1,4}$/.test(cells[0] ?? '')) cells.shift();
  const [first = '', second, album = ''] = cells;
  if (second === undefined) return { ...splitTitleArtist(first), album, durationMs };
  return { title: second, artists: splitArtists(first), orderUncertain: true, album, durationMs };
}

const HEADING = /^\s*#{1,6}\s/;
const RULE = /^\s*([-*_=~#])\1{2,}\s*$/;
const TABLE_ROW = /^\s*\|/;
const TABLE_RULE = /^[\s|:-]+$/;

/** Reads a Markdown table; null when there is none. */
function readMarkdownTable(lines: readonly string[]): PlaylistFileSong[] | null {
  const rows = lines.filter((line) => TABLE_ROW.test(line));
  if (!rows.some((row) => TABLE_RULE.test(row))) return null;
  const cells = rows
    .filter((row) => !TABLE_RULE.test(row))
    .map((row) =>
      row
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => stripMarkup(cellText(cell.replaceAll('\\|', '|')))),
    );
  return songsOfTable(cells);
}

/**
 * Reads one song per line, or a pasted table. Numbers that count the lines are removed from the titles. Headings,
 * rules and lines that are too long for a song are left out.
 */
export function readTextList(text: string): PlaylistFileContent {
  const written = splitLines(text).filter((line) => line.trim() !== '' && line.length <= 4 * MAX_TEXT_LENGTH);
  const listed = readMarkdownTable(written);
  if (listed) return { name: '', songs: listed };
  const table = readLikelyCsv(text);
  if (table) return table;
  const lines = written.filter((line) => !HEADING.test(line) && !RULE.test(line));
  const songs = stripSequentialNumbers(lines.length > 0 ? lines : written).map(readLine);
  return { name: '', songs: songs.filter(({ title }) => title !== '') };
}
