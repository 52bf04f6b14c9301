import type { Db } from '@qingyin/server-db';
import type { Viewer } from '../song-access.ts';
import { isHeard } from './heard-songs.ts';

/** Query of the viewer's plays of heard songs of the music libraries; none for visitors. */
export const playedSongs = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('play_record')
    .innerJoin('song', 'song.id', 'play_record.song_id')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .where('play_record.user_id', '=', viewer.userId ?? 0)
    .where(isHeard(viewer));

/** Query of the viewer's plays by album: `album_id`, `plays`, `last_at`. */
export const playsByAlbum = (db: Db, viewer: Viewer) =>
  playedSongs(db, viewer)
    .select((eb) => [
      'song.album_id',
      eb.fn.sum<number>('play_record.plays').as('plays'),
      eb.fn.max('play_record.last_at').as('last_at'),
    ])
    .groupBy('song.album_id');

/** The viewer's most played songs of the music libraries. */
export async function mostPlayedSongs(db: Db, viewer: Viewer, limit: number) {
  if (viewer.userId === null) return [];
  return playedSongs(db, viewer)
    .select(['song.id', 'play_record.plays'])
    .orderBy('play_record.plays', 'desc')
    .orderBy('play_record.last_at', 'desc')
    .orderBy('song.id')
    .limit(limit)
    .execute();
}

interface AlbumPlays {
  limit: number;
  /** not played since, ms since 1970; default: whenever */
  before?: number;
  /** played at least so often */
  least?: number;
}

/** The viewer's most played albums of the music libraries. */
export async function mostPlayedAlbums(db: Db, viewer: Viewer, { limit, before, least = 1 }: AlbumPlays) {
  if (viewer.userId === null) return [];
  const rows = await db
    .selectFrom(playsByAlbum(db, viewer).as('played'))
    .select(['played.album_id', 'played.plays'])
    .where('played.plays', '>=', least)
    .$if(before !== undefined, (query) => query.where('played.last_at', '<', before ?? 0))
    .orderBy('played.plays', 'desc')
    .orderBy('played.last_at', 'desc')
    .orderBy('played.album_id')
    .limit(limit)
    .execute();
  return rows.map(({ album_id, plays }) => ({ id: album_id, plays: Number(plays) }));
}
