import {
  dailyPlaylists,
  dailySongs,
  guestDailySongs,
  type RecommendationUser,
  replaceDislikedSong,
  HISTORY_DAYS,
  storedRecommendation,
  recommendationDays,
  type Recommended,
  unwantedSongIds,
} from '@qingyin/server-recommend';
import { songsByIds, toPlaylists } from '@qingyin/server-catalogue';
import {
  badParameters,
  notFound,
  dateOfListeningDay,
  listeningDay,
  listeningDayOfDate,
} from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn, personal, route, type UserRequestContext, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { toRecommendedOldSongs, toRecommendedSongs, songByIdOrThrow } from './recommended-songs.ts';

const { listening, music } = endpoints;

/** The caller as the user of recommendations: only songs that the caller may hear are recommended. */
export const recommendationUserOf = async (call: UserRequestContext): Promise<RecommendationUser> => ({
  ...(await call.viewer()),
  userId: call.user.id,
  now: call.app.now(),
});

/** Filters out songs that were marked as unwanted, or may not be heard any more, since the recommendation was stored. */
async function stillWanted(
  call: UserRequestContext,
  proposed: readonly Recommended[],
): Promise<Recommended[]> {
  const unwanted = await unwantedSongIds(call.db, call.user.id);
  const ids = proposed.map(({ id }) => id);
  const songs = await songsByIds(call.db, ids, await call.viewer());
  const heard = new Set(songs.map(({ song }) => song.id));
  return proposed.filter(({ id }) => heard.has(id) && !unwanted.has(id));
}

/** Today's songs for the caller: a user's own, or those for all guests. */
const todaysSongs = async (call: RequestContext): Promise<Recommended[]> =>
  isLoggedIn(call)
    ? stillWanted(call, await dailySongs(call.db, await recommendationUserOf(call)))
    : guestDailySongs(call.db, await call.viewer(), call.app.now());

/** Routes of the daily songs and playlists (docs/specification/contract/discover.md#personal-recommendations). */
export const dailyRoutes: Route[] = [
  route(music.recommendSongs, schemas.music.recommendSongs, async (call) => {
    const proposed = await todaysSongs(call);
    return {
      code: 200,
      data: {
        dailySongs: await toRecommendedSongs(call, proposed),
        orderSongs: [],
        recommendReasons: proposed.map(({ id, alg, reason }) => ({
          songId: id,
          reason,
          reasonId: alg,
          targetUrl: null,
        })),
      },
    };
  }),
  personal(listening.recommendSongsDislike, schemas.listening.recommendSongsDislike, async (call, { id }) => {
    await songByIdOrThrow(call, id);
    const other = await replaceDislikedSong(call.db, await recommendationUserOf(call), id);
    const [data] = other ? await toRecommendedOldSongs(call, [other]) : [];
    if (!data) throw notFound('可替换的歌曲');
    return { code: 200, data };
  }),
  personal(listening.historyRecommendSongs, schemas.listening.historyRecommendSongs, async (call) => {
    const days = await recommendationDays(call.db, call.user.id, listeningDay(call.app.now()) - HISTORY_DAYS);
    return { code: 200, data: { dates: days.map(dateOfListeningDay) } };
  }),
  personal(
    listening.historyRecommendSongsDetail,
    schemas.listening.historyRecommendSongsDetail,
    async (call, { date }) => {
      const day = listeningDayOfDate(date);
      if (!Number.isSafeInteger(day)) throw badParameters();
      const kept = (await storedRecommendation(call.db, call.user.id, day, 'songs')) ?? [];
      const songs = await toRecommendedSongs(call, await stillWanted(call, kept));
      return { code: 200, data: { songs } };
    },
  ),
  personal(music.recommendResource, schemas.music.recommendResource, async (call) => {
    const proposed = await dailyPlaylists(call.db, await recommendationUserOf(call));
    return {
      code: 200,
      featureFirst: false,
      haveRcmdSongs: true,
      recommend: await asCards(call, proposed),
    };
  }),
];

async function asCards(call: UserRequestContext, proposed: readonly Recommended[]) {
  if (proposed.length === 0) return [];
  const ids = proposed.map(({ id }) => id);
  // Playlists that became private or empty after the recommendation was stored are left out.
  const rows = await call.db
    .selectFrom('playlist')
    .selectAll()
    .where('id', 'in', ids)
    .where('privacy', '=', 0)
    .execute();
  const lists = await toPlaylists(call.db, rows, await viewpointOf(call));
  const byId = new Map(lists.map((list) => [list.id, list]));
  return proposed.flatMap(({ id, alg, reason }) => {
    const list = byId.get(id);
    if (!list || list.trackCount === 0) return [];
    return [
      {
        id,
        type: 1,
        name: list.name,
        copywriter: reason,
        picUrl: list.coverImgUrl,
        playCount: list.playCount,
        playcount: list.playCount,
        trackCount: list.trackCount,
        createTime: list.createTime,
        userId: list.userId,
        creator: list.creator,
        alg,
      },
    ];
  });
}
