import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { heartSongs } from '../../recommend/heart.ts';
import { visiblePlaylist } from '../music/playlists.ts';
import { personOf } from './daily.ts';
import { asSongs, songOrRefuse } from './proposed-songs.ts';

const { listening } = endpoints;

/** Route of the heart mode (contract page, 3.5). */
export const heartRoutes: Route[] = [
  personal(
    listening.playmodeIntelligenceList,
    schemas.listening.playmodeIntelligenceList,
    async (call, { id, pid, sid }) => {
      const start = sid || id;
      await songOrRefuse(call.db, start);
      await visiblePlaylist(call, pid);
      const played = await heartSongs(call.db, personOf(call), { start, playlistId: pid });
      const songs = new Map((await asSongs(call.db, played, call.origin)).map((song) => [song.id, song]));
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
