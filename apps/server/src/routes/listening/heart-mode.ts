import { heartModeSongs } from '@qingyin/server-recommend';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { visiblePlaylist } from '../music/playlists.ts';
import { recommendationUserOf } from './daily-recommendations.ts';
import { toRecommendedSongs, songByIdOrThrow } from './recommended-songs.ts';

const { listening } = endpoints;

/** Route of the heart mode (docs/specification/contract/songs.md). */
export const heartModeRoutes: Route[] = [
  personal(
    listening.playmodeIntelligenceList,
    schemas.listening.playmodeIntelligenceList,
    async (call, { id, pid, sid }) => {
      const start = sid || id;
      await songByIdOrThrow(call, start);
      await visiblePlaylist(call, pid);
      const played = await heartModeSongs(call.db, await recommendationUserOf(call), {
        start,
        playlistId: pid,
      });
      const songs = new Map((await toRecommendedSongs(call, played)).map((song) => [song.id, song]));
      return {
        code: 200,
        data: played.flatMap(({ id: songId, recommended, alg }) => {
          const songInfo = songs.get(songId);
          return songInfo ? [{ id: songId, recommended, alg, songInfo }] : [];
        }),
      };
    },
  ),
];
