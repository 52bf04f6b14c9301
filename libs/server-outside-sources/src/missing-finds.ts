import type { Db } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import type { AlbumQuestion, ArtistQuestion } from './outside-source.ts';

/** Identities that stand for no single artist. */
const NO_ARTISTS = ['unknown', 'various'];

/** In a folder that is not removed; names of uploads are never sent. */
const inFolder = (song: string) => sql<SqlBool>`exists (
  select 1 from song_file
  inner join music_library on music_library.id = song_file.library_id
  inner join music_file on music_file.id = song_file.file_id
  inner join music_library as file_library on file_library.id = music_file.library_id
  where song_file.song_id = ${sql.ref(song)} and music_library.kind = 'folder' and music_library.removed_at is null
  and file_library.kind = 'folder')`;

/**
 * An album of folders that has neither a cover in its files nor a chosen one, and was not looked for lately.
 *
 * @param isReleaseFound whether albums whose tags do not contain the release are looked for too
 */
export const nextAlbum = (
  db: Db,
  now: number,
  isReleaseFound: boolean,
): Promise<(AlbumQuestion & { id: number }) | undefined> =>
  db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .leftJoin('outside_find', (join) =>
      join.onRef('outside_find.owner_id', '=', 'album.id').on('outside_find.kind', '=', 'album'),
    )
    .select(['album.id', 'album.name', 'artist.name as artist', 'library_album.mbid'])
    .where('library_album.found_key', '=', '')
    .where('album.image_key', 'not like', 'up-%')
    .$if(!isReleaseFound, (query) => query.where('library_album.mbid', '<>', ''))
    .where((eb) => eb.or([eb('outside_find.again_at', 'is', null), eb('outside_find.again_at', '<', now)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('song')
          .select('song.id')
          .whereRef('song.album_id', '=', 'album.id')
          .where(inFolder('song.id')),
      ),
    )
    .orderBy('album.id')
    .limit(1)
    .executeTakeFirst();

/** An artist of folders without a description in files, who was not looked for lately. */
export const nextArtist = (db: Db, now: number): Promise<(ArtistQuestion & { id: number }) | undefined> =>
  db
    .selectFrom('library_artist')
    .innerJoin('artist', 'artist.id', 'library_artist.artist_id')
    .leftJoin('outside_find', (join) =>
      join.onRef('outside_find.owner_id', '=', 'artist.id').on('outside_find.kind', '=', 'artist'),
    )
    .select(['artist.id', 'artist.name', 'library_artist.mbid'])
    .where('library_artist.identity', 'not in', NO_ARTISTS)
    .where('artist.bio', '=', '')
    .where((eb) => eb.or([eb('outside_find.again_at', 'is', null), eb('outside_find.again_at', '<', now)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('found_text')
            .select('found_text.folder_id')
            .whereRef('found_text.owner_id', '=', 'artist.id')
            .where('found_text.kind', '=', 'artist'),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('song_artist')
          .select('song_artist.song_id')
          .whereRef('song_artist.artist_id', '=', 'artist.id')
          .where(inFolder('song_artist.song_id')),
      ),
    )
    .orderBy('artist.id')
    .limit(1)
    .executeTakeFirst();
