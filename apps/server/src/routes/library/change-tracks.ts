import { resolveSongIds } from '@qingyin/server-catalogue';
import { changeTracks } from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

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
      const count = await inWriteTransaction(call.db, (trx) => changeTracks(trx, op, change, viewer));
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
