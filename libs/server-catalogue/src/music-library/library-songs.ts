import type { Db } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import { type SongRecord, songsByIds } from '../song-records.ts';
import type { Viewer } from '../song-access.ts';
import { heardSongs, type SongFilter } from './heard-songs.ts';

export interface LibrarySongFilter extends SongFilter {
  /** first year of a decade */
  decade?: number | undefined;
  artistId?: number | undefined;
}

export interface LibrarySongPage extends LibrarySongFilter {
  order: 'added' | 'name' | 'artist' | 'album' | 'year' | 'plays';
  limit: number;
  offset: number;
}

const filteredSongs = (db: Db, viewer: Viewer, { decade, artistId, ...filter }: LibrarySongFilter) =>
  heardSongs(db, viewer, filter)
    .$if(decade !== undefined, (query) =>
      query.where('library_song.year', '>=', decade ?? 0).where('library_song.year', '<', (decade ?? 0) + 10),
    )
    .$if(artistId !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from song_artist where song_artist.song_id = song.id and song_artist.artist_id = ${artistId})`,
      ),
    );

/** Ids of a page of songs. */
async function songIds(db: Db, viewer: Viewer, { order, limit, offset, ...filter }: LibrarySongPage) {
  const all = filteredSongs(db, viewer, filter).select('song.id').limit(limit).offset(offset);
  const inAlbum = (query: typeof all) =>
    query.orderBy('song.album_id').orderBy('library_song.disc_no').orderBy('song.no').orderBy('song.id');
  const byName = (query: typeof all) => query.orderBy('library_song.sort_key').orderBy('song.id');
  const orders: Record<LibrarySongPage['order'], () => typeof all> = {
    added: () => inAlbum(all.orderBy('library_song.added_at', 'desc')),
    name: () => byName(all),
    artist: () => inAlbum(all.orderBy('library_song.artist_text')),
    album: () =>
      inAlbum(
        all
          .leftJoin('library_album', 'library_album.album_id', 'song.album_id')
          .orderBy('library_album.sort_key'),
      ),
    year: () => inAlbum(all.orderBy('library_song.year', 'desc')),
    plays: () =>
      byName(
        all
          .leftJoin('play_record', (join) =>
            join
              .onRef('play_record.song_id', '=', 'song.id')
              .on('play_record.user_id', '=', viewer.userId ?? 0),
          )
          .orderBy(sql`coalesce(play_record.plays, 0)`, 'desc'),
      ),
  };
  const rows = await orders[order]().execute();
  return rows.map(({ id }) => id);
}

/** Number and length (ms) of songs. */
export async function countSongs(db: Db, viewer: Viewer, filter: LibrarySongFilter = {}) {
  const row = await filteredSongs(db, viewer, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>('song.duration_ms').as('duration'),
    ])
    .executeTakeFirst();
  return { total: Number(row?.total ?? 0), duration: Number(row?.duration ?? 0) };
}

/** A page of songs of the music libraries, with number and length (ms) of all of them. */
export async function librarySongs(
  db: Db,
  viewer: Viewer,
  page: LibrarySongPage,
): Promise<{ songs: SongRecord[]; total: number; duration: number }> {
  const counts = await countSongs(db, viewer, page);
  return { songs: await songsByIds(db, await songIds(db, viewer, page), viewer), ...counts };
}
