import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { write } from '../../db/write.ts';
import { badParameters, BusinessError } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { keepVersion } from './list-versions.ts';
import { ownList } from './own-list.ts';
import { ADD_REFUSED, addToTop, ALREADY_IN, removeFrom } from './playlist-tracks.ts';

const { music } = endpoints;

/** Route that adds songs to a playlist and removes them (contract page, 3.4). */
export const changeTrackRoutes: Route[] = [
  personal(
    music.playlistTracksChange,
    schemas.music.playlistTracksChange,
    async (call, { op, pid, tracks }) => {
      const change = { playlist: pid, songs: tracks, userId: call.user.id, now: call.house.now() };
      const count = await write(call.db, async (trx) => {
        const list = await ownList(trx, pid, call.user.id);
        await keepVersion(trx, change);
        if (op === 'add') {
          if (list.type === 'VIDEO') throw new BusinessError(ADD_REFUSED, '视频歌单不能收藏歌曲');
          const known = await trx.selectFrom('song').select('id').where('id', 'in', tracks).execute();
          const ids = new Set(known.map((song) => song.id));
          const songs = tracks.filter((id) => ids.has(id));
          if (songs.length === 0) throw badParameters('歌曲不存在');
          if ((await addToTop(trx, { ...change, songs })) === 0)
            throw new BusinessError(ALREADY_IN, '歌单内歌曲重复');
        } else {
          await removeFrom(trx, change);
        }
        const row = await trx
          .selectFrom('playlist_track')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('playlist_id', '=', pid)
          .executeTakeFirst();
        return Number(row?.n ?? 0);
      });
      // The contract nests the success answer; failures are at the top level (contract page, 3.4).
      return {
        status: 200,
        body: { code: 200, trackIds: JSON.stringify(tracks), count, cloudCount: 0 },
        cookie: [],
      };
    },
  ),
];
