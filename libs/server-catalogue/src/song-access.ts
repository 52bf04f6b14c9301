import type { Db } from '@qingyin/server-db';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Who asks for songs: a user or a visitor without an account, and the music libraries they hear. */
export interface Viewer {
  /** null: a visitor without an account */
  userId: number | null;
  libraries: readonly number[];
}

/** A viewer who hears only what everyone hears; for content that is shown to all alike. */
export const EVERYONE: Viewer = { userId: null, libraries: [] };

/**
 * In place of a viewer: all songs, whoever hears them. Only for work whose result is not shown to users: measuring,
 * similarity of songs, and the sound of a song whose access has been checked.
 */
export const ALL_SONGS = 'all songs';

/** The songs that a query may read: those that a viewer hears, or all. */
export type SongScope = Viewer | typeof ALL_SONGS;

/**
 * First id of songs, albums and artists of music libraries. Smaller ids belong to the demo catalogue, which everyone
 * hears, so that conditions skip the look-up of access for them.
 */
export const FIRST_LIBRARY_ID = 1_000_000_000;

/** Loads the music libraries that a user hears. @param userId null for visitors without an account */
export async function viewerOf(db: Db, userId: number | null): Promise<Viewer> {
  const rows = await db
    .selectFrom('music_library')
    .select('id')
    .where((eb) =>
      userId === null
        ? eb.and([eb('kind', '=', 'folder'), eb('guests', '=', 1)])
        : eb.or([
            eb.and([
              eb('kind', '=', 'folder'),
              eb.or([
                eb('everyone', '=', 1),
                eb(
                  'id',
                  'in',
                  eb.selectFrom('music_library_member').select('library_id').where('user_id', '=', userId),
                ),
              ]),
            ]),
            eb.and([eb('kind', '=', 'uploads'), eb('owner_id', '=', userId)]),
          ]),
    )
    .execute();
  return { userId, libraries: rows.map(({ id }) => id) };
}

/**
 * A viewer who hears what every account hears: the open songs and the music libraries for everyone. For content that is
 * made once for all accounts and filtered when it is read, such as charts.
 */
export async function everyAccount(db: Db): Promise<Viewer> {
  const rows = await db
    .selectFrom('music_library')
    .select('id')
    .where('kind', '=', 'folder')
    .where('everyone', '=', 1)
    .execute();
  return { userId: null, libraries: rows.map(({ id }) => id) };
}

const always = sql<SqlBool>`1 = 1`;

/**
 * Condition for queries over songs: the viewer may hear the song. The one place where access to songs is decided, for
 * lists, search, recommendations, downloads and media.
 *
 * @param song name or alias of the table `song` in the query
 */
export const maySongBeHeard = (scope: SongScope, song = 'song'): RawBuilder<SqlBool> => {
  if (scope === ALL_SONGS) return always;
  const open = sql<SqlBool>`${sql.ref(`${song}.access`)} = 0`;
  if (scope.libraries.length === 0) return open;
  return sql<SqlBool>`(${open} or exists (select 1 from song_file where song_file.song_id = ${sql.ref(
    `${song}.id`,
  )} and song_file.library_id in (${sql.join(scope.libraries.map((id) => sql.lit(id)))})))`;
};

/**
 * Condition for queries over tables that refer to songs, such as tracks and plays: the viewer may hear the song.
 * True for ids without a row in `song`, such as those of cloud songs.
 *
 * @param column column with the id of the song, with its table
 */
export const mayReferenceBeHeard = (scope: SongScope, column: string): RawBuilder<SqlBool> =>
  scope === ALL_SONGS
    ? always
    : sql<SqlBool>`(${sql.ref(column)} < ${sql.lit(FIRST_LIBRARY_ID)} or not exists (
        select 1 from song as named_song
        where named_song.id = ${sql.ref(column)} and not ${maySongBeHeard(scope, 'named_song')}))`;

/** Condition for an id of an album: it has a song that the viewer may hear, or belongs to the demo catalogue. */
export const mayAlbumIdBeSeen = (scope: SongScope, column: string): RawBuilder<SqlBool> =>
  scope === ALL_SONGS
    ? always
    : sql<SqlBool>`(${sql.ref(column)} < ${sql.lit(FIRST_LIBRARY_ID)} or exists (
        select 1 from song as album_song
        where album_song.album_id = ${sql.ref(column)} and ${maySongBeHeard(scope, 'album_song')}))`;

/**
 * Condition for an id of an artist: a song or an album of the artist is visible, or a song with a credit of the artist, or
 * it is of the demo catalogue.
 */
export const mayArtistIdBeSeen = (scope: SongScope, column: string): RawBuilder<SqlBool> =>
  scope === ALL_SONGS
    ? always
    : sql<SqlBool>`(${sql.ref(column)} < ${sql.lit(FIRST_LIBRARY_ID)} or exists (
        select 1 from song_artist as singing
        inner join song as sung_song on sung_song.id = singing.song_id
        where singing.artist_id = ${sql.ref(column)} and ${maySongBeHeard(scope, 'sung_song')})
      or exists (
        select 1 from song_credit as credited
        inner join song as credited_song on credited_song.id = credited.song_id
        where credited.artist_id = ${sql.ref(column)} and ${maySongBeHeard(scope, 'credited_song')})
      or exists (
        select 1 from album as own_album
        inner join song as album_song on album_song.album_id = own_album.id
        where own_album.artist_id = ${sql.ref(column)} and ${maySongBeHeard(scope, 'album_song')})
      or exists (
        select 1 from album_artist as sharing
        inner join song as shared_song on shared_song.album_id = sharing.album_id
        where sharing.artist_id = ${sql.ref(column)} and ${maySongBeHeard(scope, 'shared_song')}))`;

/** Condition for queries over albums, see `mayAlbumIdBeSeen`. @param album name or alias of the table `album` */
export const mayAlbumBeSeen = (scope: SongScope, album = 'album'): RawBuilder<SqlBool> =>
  mayAlbumIdBeSeen(scope, `${album}.id`);

/** Condition for queries over artists, see `mayArtistIdBeSeen`. @param artist name or alias of the table `artist` */
export const mayArtistBeSeen = (scope: SongScope, artist = 'artist'): RawBuilder<SqlBool> =>
  mayArtistIdBeSeen(scope, `${artist}.id`);
