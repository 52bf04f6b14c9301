import { toPlaylists, relationTo } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { visiblePlaylist } from '../music/playlists.ts';

const { library } = endpoints;

/**
 * Route of a playlist's counts, which change independently of its songs
 * (docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export const playlistCountRoutes: Route[] = [
  route(library.playlistDetailDynamic, schemas.library.playlistDetailDynamic, async (call, { id }) => {
    const userId = call.user?.id ?? null;
    const row = await visiblePlaylist(call, id);
    const [playlist] = await toPlaylists(call.db, [row], await viewpointOf(call));
    if (!playlist) throw notFound('歌单');
    return {
      code: 200,
      commentCount: playlist.commentCount ?? 0,
      shareCount: playlist.shareCount ?? 0,
      playCount: playlist.playCount,
      bookedCount: playlist.subscribedCount,
      subscribed: playlist.subscribed ?? false,
      followed: (await relationTo(call.db, userId, row.owner_id)).followed,
      remarkName: null,
    };
  }),
];
