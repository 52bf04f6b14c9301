import { numberedArtists, placesOf } from './fields.ts';
import { artistsIn, durationIn } from './foreign-values.ts';
import { brief } from './lines.ts';
import type { ListedSong } from './listed-song.ts';

const SECOND_MS = 1000;

/** Without the apostrophe that kept it from being a formula. */
const unguarded = (text: string): string => (/^'['=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** What is in a cell, for people. */
export const cellText = (cell = ''): string => brief(unguarded(cell.trim()));

/**
 * The songs of a table's rows; null where no column of its first row is headed as a title.
 *
 * @param sure only a table that has a column of artists or albums as well
 */
export function songsOfTable([head = [], ...rows]: readonly string[][], sure = false): ListedSong[] | null {
  const places = placesOf(head);
  const artistPlaces = places.artists < 0 ? numberedArtists(head) : [places.artists];
  if (artistPlaces.length === 0) artistPlaces.push(places.albumArtists);
  if (places.title < 0 || (sure && artistPlaces[0] === -1 && places.album < 0)) return null;
  return rows.flatMap((row): ListedSong[] => {
    const title = cellText(row[places.title]);
    if (!title) return [];
    const durationMs =
      durationIn(row[places.millis], 1, true) ||
      durationIn(row[places.seconds], SECOND_MS, true) ||
      durationIn(row[places.duration], SECOND_MS);
    const artists = artistPlaces.flatMap((place) => artistsIn(cellText(row[place])));
    return [{ title, artists, album: cellText(row[places.album]), durationMs }];
  });
}

/** Columns that hold no names of songs. */
const OTHER = /\b(?:id|isrc|url|uri|link|date|timestamp)\b/i;
const NUMBER = /^\s*\d*\s*$/;

/** The songs of rows without a head: artist and title of each, either way round. Null where that is not what they are. */
export function songsOfBareRows(rows: readonly string[][]): ListedSong[] | null {
  const head = rows[0] ?? [];
  const known = Object.values(placesOf(head)).some((place) => place >= 0);
  if (known || head.some((name) => OTHER.test(brief(name)))) return null;
  return rows.flatMap((row): ListedSong[] => {
    const [first = '', second = ''] = (NUMBER.test(row[0]?.slice(0, 9) ?? '') ? row.slice(1) : row).map(
      cellText,
    );
    if (!second || NUMBER.test(second))
      return first ? [{ title: first, artists: [], album: '', durationMs: 0 }] : [];
    return [{ title: second, artists: artistsIn(first), album: '', durationMs: 0, eitherWay: true }];
  });
}
