import { playlistsWithSongs } from '@qingyin/server-playlists';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;

/**
 * Route that finds the user's own playlists containing given songs; shown when songs are added to a playlist
 * (docs/api-extensions.md).
 */
export const playlistsWithSongsRoutes: Route[] = [
  personal(library.playlistsHolding, schemas.library.playlistsHolding, async ({ db, user }, { ids }) => ({
    code: 200,
    data: await playlistsWithSongs(db, user.id, ids),
  })),
];
