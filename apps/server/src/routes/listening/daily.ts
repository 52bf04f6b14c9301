import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toPlaylists } from '../../entities/playlists.ts';
import { badParameters, notFound } from '../../http/failures.ts';
import { personal, type PersonalCall, type Route } from '../../http/route.ts';
import { dailyLists } from '../../recommend/daily-lists.ts';
import { dailySongs, type Person, replaceDisliked } from '../../recommend/daily-songs.ts';
import { dateOfDay, dayNumber, dayOfDate } from '../../recommend/day.ts';
import { HISTORY_DAYS, keptProposal, proposalDays } from '../../recommend/kept-proposals.ts';
import type { Proposed } from '../../recommend/reasons.ts';
import { unwantedBy } from '../../recommend/unwanted.ts';
import { asOldSongs, asSongs, songOrRefuse } from './proposed-songs.ts';

const { listening, music } = endpoints;

export const personOf = (call: PersonalCall): Person => ({ userId: call.user.id, now: call.house.now() });

/** Filters out songs that were marked as unwanted after the recommendation was stored. */
async function stillWanted(call: PersonalCall, proposed: readonly Proposed[]): Promise<Proposed[]> {
  const unwanted = await unwantedBy(call.db, call.user.id);
  return proposed.filter(({ id }) => !unwanted.has(id));
}

/** Routes of the daily songs and playlists (contract page, 4.1). */
export const dailyRoutes: Route[] = [
  personal(music.recommendSongs, schemas.music.recommendSongs, async (call) => {
    const proposed = await stillWanted(call, await dailySongs(call.db, personOf(call)));
    return {
      code: 200,
      data: {
        dailySongs: await asSongs(call.db, proposed, call.origin),
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
    await songOrRefuse(call.db, id);
    const other = await replaceDisliked(call.db, personOf(call), id);
    const [data] = other ? await asOldSongs(call.db, [other], call.origin) : [];
    if (!data) throw notFound('可替换的歌曲');
    return { code: 200, data };
  }),
  personal(listening.historyRecommendSongs, schemas.listening.historyRecommendSongs, async (call) => {
    const days = await proposalDays(call.db, call.user.id, dayNumber(call.house.now()) - HISTORY_DAYS);
    return { code: 200, data: { dates: days.map(dateOfDay) } };
  }),
  personal(
    listening.historyRecommendSongsDetail,
    schemas.listening.historyRecommendSongsDetail,
    async (call, { date }) => {
      const day = dayOfDate(date);
      if (!Number.isSafeInteger(day)) throw badParameters();
      const kept = (await keptProposal(call.db, call.user.id, day, 'songs')) ?? [];
      const songs = await asSongs(call.db, await stillWanted(call, kept), call.origin);
      return { code: 200, data: { songs } };
    },
  ),
  personal(music.recommendResource, schemas.music.recommendResource, async (call) => {
    const proposed = await dailyLists(call.db, personOf(call));
    return {
      code: 200,
      featureFirst: false,
      haveRcmdSongs: true,
      recommend: await asCards(call, proposed),
    };
  }),
];

async function asCards(call: PersonalCall, proposed: readonly Proposed[]) {
  if (proposed.length === 0) return [];
  const ids = proposed.map(({ id }) => id);
  // Playlists that became private after the recommendation was stored are left out.
  const rows = await call.db
    .selectFrom('playlist')
    .selectAll()
    .where('id', 'in', ids)
    .where('privacy', '=', 0)
    .execute();
  const lists = await toPlaylists(call.db, rows, { origin: call.origin, userId: call.user.id });
  const byId = new Map(lists.map((list) => [list.id, list]));
  return proposed.flatMap(({ id, alg, reason }) => {
    const list = byId.get(id);
    if (!list) return [];
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
