import { maySongBeHeard, resolveSongIds } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { savePlaylistVersion } from './playlist-versions.ts';
import { requireOwnPlaylist } from './own-playlist.ts';
import { PLAYLIST_FULL, addTracksToTop, ALL_SONGS_PRESENT, removeTracks } from './playlist-tracks.ts';

const { music } = endpoints;

/** Route that adds songs to a playlist and removes them (docs/specification/contract/collecting.md#own-playlists). */
export const changeTrackRoutes: Route[] = [
  personal(
    music.playlistTracksChange,
    schemas.music.playlistTracksChange,
    async (call, { op, pid, tracks }) => {
      const viewer = await call.viewer();
      const songs = await resolveSongIds(call.db, viewer, tracks);
      const change = { playlist: pid, songs, userId: call.user.id, now: call.app.now() };
      const count = await inWriteTransaction(call.db, async (trx) => {
        const list = await requireOwnPlaylist(trx, pid, call.user.id);
        await savePlaylistVersion(trx, change);
        if (op === 'add') {
          if (list.type === 'VIDEO') throw new BusinessError(PLAYLIST_FULL, '视频歌单不能收藏歌曲');
          const known = await trx
            .selectFrom('song')
            .select('id')
            .where('id', 'in', songs)
            .where(maySongBeHeard(viewer))
            .execute();
          const ids = new Set(known.map((song) => song.id));
          const heard = songs.filter((id) => ids.has(id));
          if (heard.length === 0) throw badParameters('歌曲不存在');
          if ((await addTracksToTop(trx, { ...change, songs: heard })) === 0)
            throw new BusinessError(ALL_SONGS_PRESENT, '歌单内歌曲重复');
        } else {
          await removeTracks(trx, change);
        }
        const row = await trx
          .selectFrom('playlist_track')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('playlist_id', '=', pid)
          .executeTakeFirst();
        return Number(row?.n ?? 0);
      });
      // The contract nests the success answer; failures are at the top level
      // (docs/specification/contract/collecting.md#own-playlists).
      return {
        status: 200,
        body: { code: 200, trackIds: JSON.stringify(tracks), count, cloudCount: 0 },
        cookie: [],
      };
    },
  ),
];
