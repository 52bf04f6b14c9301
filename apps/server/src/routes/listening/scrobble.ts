import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { cloudSongsByIds } from '../../entities/cloud-songs.ts';
import { notFound } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, type PersonalCall, type Route } from '../../http/route.ts';
import { type Listening, noteRecent, recordListening } from '../../recommend/plays.ts';
import { visiblePlaylist } from '../music/playlists.ts';
import { songOrRefuse } from './proposed-songs.ts';

const { listening, music } = endpoints;
type Kind = 'playlist' | 'album' | 'mv' | 'video';
const titles = { album: '专辑', mv: 'MV', video: '视频' } as const;

/** Numeric id of the resource, if the caller may see it. @throws BusinessError 401 or 404 */
async function numberOf(call: PersonalCall, kind: Kind, id: string): Promise<number> {
  if (kind === 'playlist') return (await visiblePlaylist(call, Number(id))).id;
  const row =
    kind === 'video'
      ? await call.db.selectFrom('video').select('id').where('vid', '=', id).executeTakeFirst()
      : await call.db.selectFrom(kind).select('id').where('id', '=', Number(id)).executeTakeFirst();
  if (!row) throw notFound(titles[kind]);
  return row.id;
}

/**
 * Finds the played song in the catalogue or on the caller's cloud disk, with the source of the play. @throws
 * BusinessError 404
 */
async function heardFrom(
  { db, user }: PersonalCall,
  id: number,
  sourceId: number,
): Promise<Pick<Listening, 'song' | 'sourceId'>> {
  const [own] = await cloudSongsByIds(db, user.id, [id]);
  if (!own) return { song: (await songOrRefuse(db, id)).song, sourceId };
  // `hidden` keeps private files out of the charts; a cloud disk is neither a playlist nor an album.
  return { song: { id, album_id: 0, duration_ms: own.row.duration_ms, hidden: 1 }, sourceId: 0 };
}

/** Routes of listening events (contract page, 3.5). Extensions: docs/api-extensions.md. */
export const scrobbleRoutes: Route[] = [
  limited(
    rules.listen,
    personal(music.scrobble, schemas.music.scrobble, async (call, { id, sourceid, time, listen, ago }) => {
      const heard = {
        userId: call.user.id,
        ...(await heardFrom(call, id, sourceid)),
        seconds: time,
        now: call.house.now(),
        listen,
        ago: ago * 1000,
      };
      // A repeated report is not an error: the client cannot know whether the first one arrived.
      await recordListening(call.db, heard);
      return { code: 200, data: 'success' };
    }),
  ),
  personal(listening.played, schemas.listening.played, async (call, { type, id }) => {
    await noteRecent(call.db, call.user.id, type, await numberOf(call, type, id), call.house.now());
    return { code: 200 };
  }),
];
