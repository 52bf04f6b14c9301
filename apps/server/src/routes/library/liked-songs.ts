import { likedSongs, maySongBeHeard, resolveSongIds, uploadNumbersOf } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, LIKED_SONGS } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { addTracksToTop, removeTracks } from './playlist-tracks.ts';

const { library } = endpoints;

const likedBy = (db: Db, userId: number) =>
  db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select('playlist_track.song_id')
    .where('playlist.owner_id', '=', userId)
    .where('playlist.special_type', '=', LIKED_SONGS);

/** Routes that like songs and list the liked ones (docs/specification/contract/collecting.md#like). */
export const likedSongRoutes: Route[] = [
  personal(library.likelist, schemas.library.likelist, async (call) => {
    const rows = await likedBy(call.db, call.user.id).orderBy('playlist_track.position').execute();
    const ids = rows.map((row) => row.song_id);
    // Uploads that are further files of a liked song are shown as liked on the cloud disk.
    const numbers = await uploadNumbersOf(call.db, call.user.id, ids);
    return { code: 200, ids: [...ids, ...numbers], checkPoint: call.app.now() };
  }),
  personal(library.songLikeCheck, schemas.library.songLikeCheck, async (call, { ids }) => {
    const rows = await likedBy(call.db, call.user.id).where('playlist_track.song_id', 'in', ids).execute();
    const liked = new Set(rows.map((row) => row.song_id));
    return { code: 200, data: ids.filter((id) => liked.has(id)) };
  }),
  personal(library.like, schemas.library.like, async (call, { id: wanted, like }) => {
    const now = call.app.now();
    const viewer = await call.viewer();
    const [id = wanted] = await resolveSongIds(call.db, viewer, [wanted]);
    const playlistId = await inWriteTransaction(call.db, async (trx) => {
      const song = await trx
        .selectFrom('song')
        .select('id')
        .where('id', '=', id)
        .where(maySongBeHeard(viewer))
        .executeTakeFirst();
      // Songs that may not be heard any more can still be removed.
      const liked = !song && !like && likedBy(trx, call.user.id).where('playlist_track.song_id', '=', id);
      if (!song && !(liked && (await liked.executeTakeFirst()))) throw notFound('歌曲');
      const playlist = await likedSongs(trx, call.user.id, now);
      const change = { playlist, songs: [id], userId: call.user.id, now };
      await (like ? addTracksToTop(trx, change) : removeTracks(trx, change));
      return playlist;
    });
    return { code: 200, songs: [] as [], playlistId };
  }),
];
