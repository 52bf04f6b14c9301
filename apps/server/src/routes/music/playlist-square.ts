import { playlistHasSongFor, tagsOf, toPlaylists, splitPage, type Viewer } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { readCount } from './row-counts.ts';

const { music } = endpoints;
const ALL = '全部';

/** LIKE pattern for a tag in the JSON text of the column `tags`, with the quotes around it and wildcards escaped. */
const holding = (tag: string): string => `%${JSON.stringify(tag).replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Query for public playlists with songs that the viewer may hear, without charts and liked songs. */
const shownLists = (call: RequestContext, viewer: Viewer, tag: string | undefined) =>
  call.db
    .selectFrom('playlist')
    .where('playlist.special_type', '=', 0)
    .where('playlist.privacy', '=', 0)
    .where('playlist.hidden', '=', 0)
    .where(playlistHasSongFor(viewer))
    .$if(tag !== undefined, (query) =>
      query.where((eb) => sql<boolean>`${eb.ref('playlist.tags')} like ${holding(tag ?? '')} escape '\\'`),
    );

/** Routes of public playlists by tag (docs/specification/contract/discover.md#playlist-categories). */
export const playlistSquareRoutes: Route[] = [
  route(music.topPlaylist, schemas.music.topPlaylist, async (call, { cat, order, limit, offset }) => {
    const view = await publicViewpointOf(call);
    const { rows, more } = splitPage(
      await shownLists(call, view, cat)
        .selectAll('playlist')
        .orderBy(order === 'hot' ? 'playlist.play_count' : 'playlist.created_at', 'desc')
        .orderBy('playlist.id')
        .limit(limit + 1)
        .offset(offset)
        .execute(),
      limit,
    );
    const total = await readCount(
      shownLists(call, view, cat).select((eb) => eb.fn.countAll<number>().as('n')),
    );
    // No viewer: the answer may be cached publicly, so it must not depend on the user.
    const playlists = await toPlaylists(call.db, rows, view);
    return { code: 200, playlists, total, more, cat: cat ?? ALL };
  }),
  route(music.topPlaylistHighquality, schemas.music.topPlaylistHighquality, async (call, params) => {
    const { cat, limit, before } = params;
    const view = await publicViewpointOf(call);
    const best = shownLists(call, view, cat).where('playlist.high_quality', '=', 1);
    const { rows, more } = splitPage(
      await best
        .$if(before > 0, (query) => query.where('playlist.updated_at', '<', before))
        .selectAll('playlist')
        .orderBy('playlist.updated_at', 'desc')
        .orderBy('playlist.id')
        .limit(limit + 1)
        .execute(),
      limit,
    );
    const total = await readCount(best.select((eb) => eb.fn.countAll<number>().as('n')));
    const playlists = await toPlaylists(call.db, rows, view);
    return {
      code: 200,
      playlists: playlists.map((list) => ({ ...list, tag: cat ?? list.tags[0] ?? '' })),
      total,
      more,
      lasttime: rows.at(-1)?.updated_at ?? 0,
    };
  }),
];

/** Number of public playlists with each tag. @param onlyBest counts only high-quality playlists */
export async function tagCounts(call: RequestContext, onlyBest = false): Promise<Map<string, number>> {
  const rows = await shownLists(call, await call.viewer(), undefined)
    .$if(onlyBest, (query) => query.where('playlist.high_quality', '=', 1))
    .select('playlist.tags')
    .execute();
  const counts = new Map<string, number>();
  for (const row of rows) for (const tag of tagsOf(row.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** Number of all public playlists. */
export const publicPlaylistCount = async (call: RequestContext): Promise<number> =>
  readCount(
    shownLists(call, await call.viewer(), undefined).select((eb) => eb.fn.countAll<number>().as('n')),
  );
