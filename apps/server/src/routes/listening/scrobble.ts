import { mayAlbumIdBeSeen, resolveSongIds } from '@qingyin/server-catalogue';
import { recordRecentPlay, recordListening } from '@qingyin/server-recommend';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { visiblePlaylist } from '../music/playlists.ts';
import { songByIdOrThrow } from './recommended-songs.ts';

const { listening, music } = endpoints;
type Kind = 'playlist' | 'album' | 'mv' | 'video';
const titles = { album: '专辑', mv: 'MV', video: '视频' } as const;

/** Numeric id of the resource, if the caller may see it. @throws BusinessError 401 or 404 */
async function numberOf(call: UserRequestContext, kind: Kind, id: string): Promise<number> {
  const viewer = await call.viewer();
  if (kind === 'playlist') return (await visiblePlaylist(call, Number(id))).id;
  const row =
    kind === 'video'
      ? await call.db.selectFrom('video').select('id').where('vid', '=', id).executeTakeFirst()
      : await call.db
          .selectFrom(kind)
          .select('id')
          .where('id', '=', Number(id))
          .$if(kind === 'album', (query) => query.where(mayAlbumIdBeSeen(viewer, `${kind}.id`)))
          .executeTakeFirst();
  if (!row) throw notFound(titles[kind]);
  return row.id;
}

/** Routes of listening events (docs/specification/contract/songs.md). Extensions: docs/api-extensions.md. */
export const scrobbleRoutes: Route[] = [
  rateLimited(
    rateLimitRules.listen,
    personal(music.scrobble, schemas.music.scrobble, async (call, { id, sourceid, time, listen, ago }) => {
      const [songId = id] = await resolveSongIds(call.db, await call.viewer(), [id]);
      const { song } = await songByIdOrThrow(call, songId);
      const heard = {
        userId: call.user.id,
        song,
        sourceId: sourceid,
        seconds: time,
        now: call.app.now(),
        listenId: listen,
        endedAgo: ago * 1000,
      };
      // A repeated report is not an error: the client cannot know whether the first one arrived.
      await recordListening(call.db, heard);
      return { code: 200, data: 'success' };
    }),
  ),
  personal(listening.played, schemas.listening.played, async (call, { type, id }) => {
    await recordRecentPlay(call.db, call.user.id, type, await numberOf(call, type, id), call.app.now());
    return { code: 200 };
  }),
];
