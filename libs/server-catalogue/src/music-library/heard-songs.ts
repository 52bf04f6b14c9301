import type { Db } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import { maySongBeHeard, type Viewer } from '../song-access.ts';

/** Conditions on songs of the music libraries. */
export interface SongFilter {
  /** folded name, see `song_genre` */
  genre?: string | undefined;
  /** hears only this library; one that the viewer does not hear has no songs */
  libraryId?: number | undefined;
}

/**
 * Query of the songs of all music libraries that a viewer may hear and whose files are there; to be narrowed to an album
 * or artist. Whole lists are in `lists`.
 */
export const heardSongs = (db: Db, viewer: Viewer, filter: SongFilter = {}) =>
  db
    .selectFrom('library_song')
    .innerJoin('song', 'song.id', 'library_song.song_id')
    .where(isHeard(viewer, filter));

/** Condition for queries over `song` and `library_song`, see `heardSongs`. */
export const isHeard = (viewer: Viewer, { genre, libraryId }: SongFilter = {}) => {
  const conditions = [
    sql<SqlBool>`library_song.missing_since is null`,
    sql<SqlBool>`song.hidden = 0`,
    libraryId === undefined
      ? maySongBeHeard(viewer)
      : maySongBeHeard({ ...viewer, libraries: viewer.libraries.filter((id) => id === libraryId) }),
  ];
  if (libraryId !== undefined)
    conditions.push(
      sql<SqlBool>`exists (select 1 from song_file where song_file.song_id = song.id and song_file.library_id = ${libraryId})`,
    );
  if (genre !== undefined)
    conditions.push(
      sql<SqlBool>`exists (select 1 from song_genre where song_genre.song_id = song.id and song_genre.genre_key = ${genre})`,
    );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
};

/** Condition for queries over `album`: at least one of its songs is heard. */
export const hasHeardSong = (viewer: Viewer, filter: SongFilter = {}) =>
  sql<SqlBool>`exists (select 1 from song inner join library_song on library_song.song_id = song.id
    where song.album_id = album.id and ${isHeard(viewer, filter)})`;

/** Year of an album: of the first release if known, else of this one. */
export const albumYear = sql<number>`case when library_album.original_year > 0 then library_album.original_year else library_album.year end`;

/** Condition that a year lies in a decade. @param decade its first year */
export const inDecade = (year: typeof albumYear, decade: number) =>
  sql<SqlBool>`(${year}) between ${decade} and ${decade + 9}`;
