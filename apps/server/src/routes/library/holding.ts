import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;

/**
 * Route that finds the user's own playlists containing given songs; shown when songs are added to a playlist
 * (docs/api-extensions.md).
 */
export const holdingRoutes: Route[] = [
  personal(library.playlistsHolding, schemas.library.playlistsHolding, async (call, { ids }) => {
    const rows = await call.db
      .selectFrom('playlist_track')
      .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
      .select(['playlist_track.playlist_id as id', 'playlist_track.song_id as song'])
      .where('playlist.owner_id', '=', call.user.id)
      .where('playlist_track.song_id', 'in', ids)
      .orderBy('playlist_track.playlist_id')
      .orderBy('playlist_track.position')
      .orderBy('playlist_track.song_id')
      .execute();
    const lists = new Map<number, number[]>();
    for (const { id, song } of rows) lists.set(id, [...(lists.get(id) ?? []), song]);
    return {
      code: 200,
      data: [...lists].map(([id, songs]) => ({ id, songs })),
    };
  }),
];
