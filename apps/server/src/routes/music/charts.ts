import { mayReferenceBeHeard, toPlaylists, songsByIds } from '@qingyin/server-catalogue';
import { endpoints, type Playlist } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';

const { music } = endpoints;
const TOP_ROWS = 3;

async function charts(call: RequestContext): Promise<Playlist[]> {
  const rows = await call.db
    .selectFrom('playlist')
    .selectAll()
    .where('toplist_type', 'is not', null)
    .orderBy('position')
    .execute();
  // No viewer: the answer may be cached publicly, so it must not depend on the user.
  return toPlaylists(call.db, rows, await publicViewpointOf(call));
}

async function topRows(
  call: RequestContext,
  playlistId: number,
): Promise<{ first: string; second: string }[]> {
  const viewer = await call.viewer();
  const rows = await call.db
    .selectFrom('playlist_track')
    .select('song_id')
    .where('playlist_id', '=', playlistId)
    .where(mayReferenceBeHeard(viewer, 'playlist_track.song_id'))
    .orderBy('position')
    .limit(TOP_ROWS)
    .execute();
  const records = await songsByIds(
    call.db,
    rows.map((row) => row.song_id),
    viewer,
  );
  return records.map(({ song, artists }) => ({
    first: song.name,
    second: artists.map((artist) => artist.name).join('/'),
  }));
}

/** Routes of the official charts (docs/specification/contract/discover.md#charts). */
export const chartRoutes: Route[] = [
  route(music.toplist, schemas.music.toplist, async (call) => ({ code: 200, list: await charts(call) })),
  route(music.toplistDetail, schemas.music.toplistDetail, async (call) => {
    const list = await charts(call);
    const tracks = await Promise.all(list.map((chart) => topRows(call, chart.id)));
    return { code: 200, list: list.map((chart, index) => ({ ...chart, tracks: tracks[index] ?? [] })) };
  }),
];
