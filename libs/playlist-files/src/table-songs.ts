import { numberedArtistIndexes, fieldIndexes } from './field-names.ts';
import { splitArtists, parseDuration } from './parse-values.ts';
import { normalizeText } from './split-lines.ts';
import type { PlaylistFileSong } from './playlist-file-song.ts';

const SECOND_MS = 1000;

/** Removes the apostrophe that keeps a spreadsheet from reading the cell as a formula. */
const unguarded = (text: string): string => (/^'['=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Normalised text of a cell. */
export const cellText = (cell = ''): string => normalizeText(unguarded(cell.trim()));

/**
 * Converts the rows of a table to songs; null when the first row has no title column.
 *
 * @param sure accepts only tables that have a column of artists or albums as well
 */
export function songsOfTable(
  [head = [], ...rows]: readonly string[][],
  sure = false,
): PlaylistFileSong[] | null {
  const places = fieldIndexes(head);
  const artistPlaces = places.artists < 0 ? numberedArtistIndexes(head) : [places.artists];
  if (artistPlaces.length === 0) artistPlaces.push(places.albumArtists);
  if (places.title < 0 || (sure && artistPlaces[0] === -1 && places.album < 0)) return null;
  return rows.flatMap((row): PlaylistFileSong[] => {
    const title = cellText(row[places.title]);
    if (!title) return [];
    const durationMs =
      parseDuration(row[places.millis], 1, true) ||
      parseDuration(row[places.seconds], SECOND_MS, true) ||
      parseDuration(row[places.duration], SECOND_MS);
    const artists = artistPlaces.flatMap((place) => splitArtists(cellText(row[place])));
    return [{ title, artists, album: cellText(row[places.album]), durationMs }];
  });
}

/** Headers of columns without song titles. */
const OTHER = /\b(?:id|isrc|url|uri|link|date|timestamp)\b/i;
const NUMBER = /^\s*\d*\s*$/;

/**
 * Converts rows without a header to songs: artist and title, either way round. Null when the first row is a
 * header.
 */
export function songsOfBareRows(rows: readonly string[][]): PlaylistFileSong[] | null {
  const head = rows[0] ?? [];
  const known = Object.values(fieldIndexes(head)).some((place) => place >= 0);
  if (known || head.some((name) => OTHER.test(normalizeText(name)))) return null;
  return rows.flatMap((row): PlaylistFileSong[] => {
    const [first = '', second = ''] = (NUMBER.test(row[0]?.slice(0, 9) ?? '') ? row.slice(1) : row).map(
      cellText,
    );
    if (!second || NUMBER.test(second))
      return first ? [{ title: first, artists: [], album: '', durationMs: 0 }] : [];
    return [{ title: second, artists: splitArtists(first), album: '', durationMs: 0, orderUncertain: true }];
  });
}
