import { orderedSubscribedPlaylists, orderedOwnPlaylists, toPlaylists } from '@qingyin/server-catalogue';
import type { PlaylistRow } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { library } = endpoints;

interface Page {
  limit: number;
  offset: number;
}

async function pageOf(call: RequestContext, rows: readonly PlaylistRow[], { limit, offset }: Page) {
  return {
    playlist: await toPlaylists(call.db, rows.slice(offset, offset + limit), await viewpointOf(call)),
    more: rows.length > offset + limit,
  };
}

/**
 * Routes of a user's playlists; private ones are only visible to their owner
 * (docs/specification/contract/social.md#homepage).
 */
export const userPlaylistRoutes: Route[] = [
  route(library.userPlaylist, schemas.library.userPlaylist, async (call, { uid, ...page }) => {
    const viewer = call.user?.id ?? null;
    const all = [
      ...(await orderedOwnPlaylists(call.db, uid, viewer)),
      ...(await orderedSubscribedPlaylists(call.db, uid, viewer)),
    ];
    return { code: 200, version: String(all.length), ...(await pageOf(call, all, page)) };
  }),
  route(library.userPlaylistCreate, schemas.library.userPlaylistCreate, async (call, { uid, ...page }) => {
    const rows = await orderedOwnPlaylists(call.db, uid, call.user?.id ?? null);
    const { playlist, more } = await pageOf(call, rows, page);
    return { code: 200, data: { playlist, hasMore: more } };
  }),
  route(library.userPlaylistCollect, schemas.library.userPlaylistCollect, async (call, { uid, ...page }) => {
    const rows = await orderedSubscribedPlaylists(call.db, uid, call.user?.id ?? null);
    const { playlist, more } = await pageOf(call, rows, page);
    return { code: 200, data: { playlist, hasMore: more } };
  }),
];
