import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Db } from '../../db/open.ts';
import { notFound } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { addToTop, removeFrom } from './playlist-tracks.ts';

const { library } = endpoints;
const LIKED = 5;

/** The liked songs are a playlist (contract page, 3.2); it is made with the first like. */
async function likedPlaylist(db: Db, userId: number, now: number): Promise<number> {
  const known = await db
    .selectFrom('playlist')
    .select('id')
    .where('owner_id', '=', userId)
    .where('special_type', '=', LIKED)
    .executeTakeFirst();
  if (known) return known.id;
  const user = await db
    .selectFrom('user')
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('playlist')
    .values({
      name: `${user.nickname}喜欢的音乐`,
      owner_id: userId,
      description: null,
      tags: '[]',
      copywriter: '',
      image_key: `playlist-bright-liked-${userId}`,
      created_at: now,
      updated_at: now,
      tracks_updated_at: now,
      privacy: 0,
      special_type: LIKED,
      high_quality: 0,
      play_count: 0,
      share_count: 0,
      base_subscribers: 0,
      toplist_type: null,
      update_frequency: null,
      position: -1,
      hidden: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Liking songs (contract page, 3.2). */
export const likeRoutes: Route[] = [
  personal(library.likelist, schemas.library.likelist, async (call) => {
    const rows = await call.db
      .selectFrom('playlist_track')
      .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
      .select('playlist_track.song_id')
      .where('playlist.owner_id', '=', call.user.id)
      .where('playlist.special_type', '=', LIKED)
      .orderBy('playlist_track.position')
      .execute();
    return { code: 200, ids: rows.map((row) => row.song_id), checkPoint: call.house.now() };
  }),
  personal(library.like, schemas.library.like, async (call, { id, like }) => {
    const song = await call.db.selectFrom('song').select('id').where('id', '=', id).executeTakeFirst();
    if (!song) throw notFound('歌曲');
    const playlistId = await call.db.transaction().execute(async (trx) => {
      const playlist = await likedPlaylist(trx, call.user.id, call.house.now());
      const change = { playlist, songs: [id], userId: call.user.id, now: call.house.now() };
      await (like ? addToTop(trx, change) : removeFrom(trx, change));
      return playlist;
    });
    return { code: 200, songs: [] as [], playlistId };
  }),
];
